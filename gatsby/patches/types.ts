import { replaceFunction } from "./replaceFunction";

type Queries = ReadonlyMap<string, { hash: number }>;

/** Types the queries, which come in any order, only when one is new: Gatsby does for every saved record, before it shows it. */
export function patchTypes(): void {
  let typed = "";
  replaceFunction<[folder: string, schema: object, queries: Queries, options: object]>(
    "gatsby/dist/utils/graphql-typegen/ts-codegen",
    "writeTypeScriptTypes",
    (write) => async (folder, schema, queries, options) => {
      const hashes = Array.from(queries.values(), ({ hash }) => hash)
        .sort()
        .join(" ");
      if (hashes === typed) return;
      await write(folder, schema, queries, options);
      typed = hashes;
    },
  );
}
