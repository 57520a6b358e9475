import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, GatsbyCache, NodePluginArgs } from "gatsby";
import { contentTypeOf } from "../content/contentTypes";
import { contentReader } from "./preview/contentReader";

/** What is read of the node that the file source makes of a file in `data/`. */
interface SourcedFile extends Record<string, unknown> {
  absolutePath: string;
  /** From `data/` on. */
  relativePath: string;
  relativeDirectory: string;
  base: string;
  ctimeMs: number;
}

type RecordArgs = CreateNodeArgs<SourcedFile>;
type FileNode = RecordArgs["node"];

/** Records are shown as they are on disk, or as they were when they were last sound. */
export interface RecordNodes {
  onCreateNode: (args: RecordArgs) => Promise<void>;
  /** Files of which an earlier version is shown, by their paths from the project's root. */
  keptBack: () => string[];
}

const fileOf = ({ relativePath }: FileNode) => `data/${relativePath}`;
const isRecord = ({ internal, relativeDirectory, base }: FileNode) =>
  internal.type === "File" &&
  internal.mediaType === "application/json" &&
  contentTypeOf(relativeDirectory, base) !== undefined;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** The object of a text; nothing where it is no JSON. */
function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const cached = async (cache: GatsbyCache, file: string): Promise<string | undefined> => {
  const text: unknown = await cache.get(file);
  return typeof text === "string" ? text : undefined;
};

async function createRecord(
  node: FileNode,
  text: string,
  { actions, createNodeId, createContentDigest }: NodePluginArgs,
): Promise<void> {
  const record = parse(text);
  const type = contentTypeOf(node.relativeDirectory, node.base);
  if (!record || !type) return;
  const child = {
    ...record,
    id: createNodeId(`${node.id} record`),
    // Gatsby keeps `id` for itself.
    ...(record.id === undefined ? {} : { jsonId: record.id }),
    parent: node.id,
    children: [],
    internal: { type: type.typeName, contentDigest: createContentDigest(text) },
  };
  await actions.createNode(child);
  actions.createParentChildLink({ parent: node, child });
}

/**
 * Makes a node of each record. A record with a fault, be it no JSON at all, is left as it was when
 * it was last sound, also over a restart: so the page that is being written stays in sight and no
 * query fails. `isSound` judges a file after its last change, in epoch milliseconds. A record that
 * never was sound is shown as it stands, as far as it is JSON.
 */
export function createRecordNodes(
  isSound: (file: string, changedMs: number) => boolean,
): RecordNodes {
  const faulty = new Map<string, { node: FileNode; isKeptBack: boolean }>();

  async function show(node: FileNode, args: RecordArgs): Promise<void> {
    const file = fileOf(node);
    const text = await readFile(node.absolutePath, "utf8").catch(() => undefined);
    if (text === undefined) {
      faulty.delete(file);
      return;
    }
    if (isSound(file, node.ctimeMs)) {
      faulty.delete(file);
      await args.cache.set(file, text);
      await createRecord(node, text, args);
      return;
    }
    const sound = await cached(args.cache, file);
    faulty.set(file, { node, isKeptBack: sound !== undefined });
    await createRecord(node, sound ?? text, args);
  }

  return {
    onCreateNode: async (args) => {
      const { node } = args;
      if (!isRecord(node)) return;
      await show(node, args);
      // What was wrong with other records may be mended by this one: an id that they name exists now.
      for (const [file, other] of [...faulty]) {
        if (file !== fileOf(node) && isSound(file, other.node.ctimeMs))
          await show(other.node, args);
      }
    },
    keptBack: () => [...faulty].flatMap(([file, { isKeptBack }]) => (isKeptBack ? [file] : [])),
  };
}

/** Builds stop at the first fault before any node is made; what they read is sound. */
export const recordNodes = createRecordNodes(
  process.env.NODE_ENV === "production" ? () => true : contentReader.isSound,
);

export const onCreateNode = recordNodes.onCreateNode;
