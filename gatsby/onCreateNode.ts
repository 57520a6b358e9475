import type { Actions, CreateNodeArgs } from "gatsby";
import { readMetadata } from "../content/pageMetadata";
import { contentTypes } from "../src/kinds/registry";

/** Creates a node for each set of page metadata in a record; pages query it by path. */
export function onCreateNode({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  createContentDigest,
}: Pick<CreateNodeArgs, "node" | "createNodeId" | "createContentDigest"> & {
  actions: Pick<Actions, "createNode" | "createParentChildLink">;
}): void {
  const type = contentTypes.find(({ typeName }) => typeName === node.internal.type);
  if (!type) return;
  // The transformer renames the record's id to `jsonId`, because Gatsby uses "id".
  const name = type.idField === "prettyURL" ? node.prettyURL : node.jsonId;
  for (const { metadata } of readMetadata(type, String(name), node)) {
    if (!metadata) continue;
    const child = {
      ...metadata,
      // With the parent's id, no node that `develop` cached under another parent has the same id.
      id: createNodeId(`PageMetadata ${node.id} ${metadata.path} ${metadata.variant ?? ""}`),
      parent: node.id,
      children: [],
      internal: { type: "PageMetadata", contentDigest: createContentDigest(metadata) },
    };
    void createNode(child);
    createParentChildLink({ parent: node, child });
  }
}
