import { readFile } from "node:fs/promises";
import type { CreateNodeArgs, GatsbyCache, NodePluginArgs } from "gatsby";
import { onCreateNode as transformJson } from "gatsby-transformer-json/gatsby-node";
import { contentTypeOf } from "../content/contentTypes";
import { isObject } from "../lib/isObject";
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

function isJsonObject(text: string): boolean {
  try {
    return isObject(JSON.parse(text));
  } catch {
    return false;
  }
}

const cached = async (cache: GatsbyCache, file: string): Promise<string | undefined> => {
  const text: unknown = await cache.get(file);
  return typeof text === "string" ? text : undefined;
};

/** Lets gatsby-transformer-json make the node, of a text that need not be what the file holds. */
async function createRecord(node: FileNode, text: string, args: NodePluginArgs): Promise<void> {
  const type = contentTypeOf(node.relativeDirectory, node.base);
  if (!isJsonObject(text) || !type) return;
  await transformJson(
    { ...args, node, loadNodeContent: () => Promise.resolve(text) },
    { typeName: type.typeName },
  );
}

/**
 * Makes a node of each record. A record with a fault, be it no JSON at all, is left as it was when
 * it was last sound, also over a restart: so the page that is being written stays in sight and no
 * query fails. `isSound` judges a file after its last change, in epoch milliseconds. A record that
 * never was sound is shown as it stands, as far as it is JSON. gatsby-transformer-json is called from
 * here rather than as a plugin, since by itself it drops a page whose record is not JSON for a moment.
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

/** Gatsby's hook for every node: makes the record of a file in `data/`. */
export const onCreateNode = recordNodes.onCreateNode;
