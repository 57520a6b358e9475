import type { CreateNodeArgs } from "gatsby";
import { readMetadata } from "../src/kinds/metadata";
import { contentTypes } from "../src/kinds/registry";

/** Makes a node of what a record says of each of its pages, which pages look up by their path. */
export function onCreateNode({
  node,
  actions: { createNode, createParentChildLink },
  createNodeId,
  createContentDigest,
}: CreateNodeArgs): void {
  const type = contentTypes.find(({ typeName }) => typeName === node.internal.type);
  if (!type) return;
  // The transformer keeps a record's own id under another name, since Gatsby's is "id".
  const name = type.idField === "prettyURL" ? node.prettyURL : node.jsonId;
  for (const { metadata } of readMetadata(type, String(name), node)) {
    if (!metadata) continue;
    const child = {
      ...metadata,
      id: createNodeId(`PageMetadata ${metadata.path} ${metadata.variant ?? ""}`),
      parent: node.id,
      children: [],
      internal: { type: "PageMetadata", contentDigest: createContentDigest(metadata) },
    };
    // In the name of the records' plugin: Gatsby's cache keeps whose a type is, once and for all.
    void createNode(child, { name: "gatsby-transformer-json" });
    createParentChildLink({ parent: node, child });
  }
}
