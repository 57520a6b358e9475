import { getContentType } from "../src/kinds/registry";

/** The part that we read of the node which the file source makes of a file in `data/`. */
interface JsonFile {
  node: { relativeDirectory: string; base: string };
}

/** The GraphQL type of the record in a JSON file; a type that no query asks for if it isn't a record. */
export const recordTypeName = ({ node }: JsonFile): string =>
  getContentType(node.relativeDirectory, node.base)?.typeName ?? "NoRecord";
