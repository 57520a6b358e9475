import type { NodeInput } from "gatsby";
import { onCreateNode } from "../../../gatsby/onCreateNode";

it("two nodes of one record get metadata nodes with different ids", () => {
  const made: NodeInput[] = [];
  for (const id of ["a node of develop", "a node of the build"]) {
    const internal = { type: "Job", contentDigest: "1", owner: "gatsby-transformer-json" };
    const record = { prettyURL: "poet", title: "Poet", summary: "Words.", category: "", place: "" };
    onCreateNode({
      node: { ...record, id, parent: null, children: [], internal },
      createNodeId: (name) => name,
      createContentDigest: () => "1",
      actions: {
        createNode: (node) => void made.push(node),
        createParentChildLink: () => undefined,
      },
    });
  }
  expect(made.length).toBeGreaterThan(1);
  expect(new Set(made.map(({ id }) => id)).size).toBe(made.length);
});
