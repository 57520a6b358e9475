import { rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { createRecordNodes } from "../../src/build/recordNodes";
import { temporaryFolder } from "../support/temporaryFolder";

type Args = Parameters<ReturnType<typeof createRecordNodes>["onCreateNode"]>[0];

let folder: string;
beforeEach(() => {
  folder = temporaryFolder("nodes");
});

/** Gatsby's side of the matter: the nodes by their types and ids, and a cache that outlives a restart. */
function gatsbyStub() {
  const made = new Map<string, { internal: { type: string }; title?: unknown }>();
  const kept = new Map<string, unknown>();
  const saved = (name: string, text: string, relativeDirectory = "products"): Args => {
    const absolutePath = path.join(folder, name);
    writeFileSync(absolutePath, text);
    const stub: object = {
      node: {
        id: name,
        absolutePath,
        relativePath: `${relativeDirectory}/${name}`,
        relativeDirectory,
        base: name,
        ctimeMs: 1,
        internal: { type: "File", mediaType: "application/json" },
      },
      cache: {
        get: (key: string) => Promise.resolve(kept.get(key)),
        set: (key: string, value: unknown) => Promise.resolve(kept.set(key, value)),
      },
      createNodeId: (id: string) => id,
      createContentDigest: (text_: string) => text_,
      actions: {
        createNode: (node: { id: string; internal: { type: string } }) => {
          made.set(node.id, node);
          return Promise.resolve();
        },
        createParentChildLink: () => undefined,
      },
    };
    return isArgs(stub) ? stub : expectArgs();
  };
  return { saved, title: (name: string) => made.get(`${name} >>> JSON`)?.title, made };
}

const isArgs = (value: object): value is Args => "node" in value;
const expectArgs = (): never => {
  throw new Error("The stub lacks a node");
};

describe("the nodes of the records", () => {
  it("hold the record under its type, its own id beside Gatsby's", async () => {
    const { saved, made } = gatsbyStub();
    await createRecordNodes(() => true).onCreateNode(saved("a.json", '{"id":"a","title":"A"}'));
    expect(made.get("a.json >>> JSON")).toMatchObject({
      jsonId: "a",
      title: "A",
      parent: "a.json",
      internal: { type: "Product" },
    });
  });

  it("are made of records only", async () => {
    const { saved, made } = gatsbyStub();
    await createRecordNodes(() => true).onCreateNode(saved("a.json", "{}", "elsewhere"));
    expect(made.size).toBe(0);
  });

  it.each([
    ["no JSON", '{"title":'],
    ["JSON with a fault", '{"title":"B"}'],
  ])("stay as they were while the record is %s", async (_kind, text) => {
    let isSound = true;
    const { saved, title } = gatsbyStub();
    const nodes = createRecordNodes(() => isSound);
    await nodes.onCreateNode(saved("a.json", '{"title":"A"}'));
    isSound = false;
    await nodes.onCreateNode(saved("a.json", text));
    expect(title("a.json")).toBe("A");
    expect(nodes.keptBack()).toEqual(["data/products/a.json"]);
    isSound = true;
    await nodes.onCreateNode(saved("a.json", '{"title":"C"}'));
    expect(title("a.json")).toBe("C");
    expect(nodes.keptBack()).toEqual([]);
  });

  it("stay as they were over a restart", async () => {
    const { saved, title } = gatsbyStub();
    await createRecordNodes(() => true).onCreateNode(saved("a.json", '{"title":"A"}'));
    await createRecordNodes(() => false).onCreateNode(saved("a.json", "{"));
    expect(title("a.json")).toBe("A");
  });

  it("show a record that never was sound as it stands, and nothing of what is no JSON", async () => {
    const { saved, title } = gatsbyStub();
    const nodes = createRecordNodes(() => false);
    await nodes.onCreateNode(saved("a.json", '{"title":"A"}'));
    await nodes.onCreateNode(saved("b.json", "{"));
    expect(title("a.json")).toBe("A");
    expect(title("b.json")).toBeUndefined();
    expect(nodes.keptBack()).toEqual([]);
  });

  it("follow when another record mends what was wrong with them", async () => {
    const { saved, title } = gatsbyStub();
    const faulty = new Set<string>();
    const nodes = createRecordNodes((file) => !faulty.has(file));
    await nodes.onCreateNode(saved("a.json", '{"title":"A"}'));
    faulty.add("data/products/a.json");
    await nodes.onCreateNode(saved("a.json", '{"title":"A names B"}'));
    expect(title("a.json")).toBe("A");
    faulty.clear();
    await nodes.onCreateNode(saved("b.json", '{"title":"B"}'));
    expect(title("a.json")).toBe("A names B");
  });

  it("forget a faulty record that is deleted", async () => {
    const { saved, title } = gatsbyStub();
    let isSound = false;
    const nodes = createRecordNodes(() => isSound);
    const gone = saved("a.json", "{");
    await nodes.onCreateNode(gone);
    rmSync(path.join(folder, "a.json"));
    isSound = true;
    await nodes.onCreateNode(saved("b.json", '{"title":"B"}'));
    expect(title("a.json")).toBeUndefined();
    expect(title("b.json")).toBe("B");
  });
});
