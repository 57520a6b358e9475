import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";

/** Where Gatsby writes the types of the schema and of all queries. */
export const QUERY_TYPES_FILE = "src/gatsby-types.d.ts";

/** What those types follow from: shapes of records, queries, and the plugins of Gatsby. */
const SOURCES = ["gatsby-config.ts", "gatsby-node.ts", "package.json", "src"];

const filesOf = (source: string): string[] =>
  statSync(source).isDirectory()
    ? readdirSync(source, { recursive: true, encoding: "utf8" }).map((name) =>
        path.join(source, name),
      )
    : [source];

/**
 * Whether a source, or a folder of them, has changed since the types were written. To write them
 * costs a second of a processor, which a build after a changed record need not spend.
 */
export function areQueryTypesOld(): boolean {
  if (!existsSync(QUERY_TYPES_FILE)) return true;
  const writtenMs = statSync(QUERY_TYPES_FILE).mtimeMs;
  return SOURCES.flatMap(filesOf).some((file) => statSync(file).mtimeMs > writtenMs);
}
