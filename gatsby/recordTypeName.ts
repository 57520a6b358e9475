import { getContentType } from "../src/kinds/registry";

/** What is read of the node that the file source makes of a file in `data/`. */
interface JsonFile {
  node: { relativeDirectory: string; base: string };
}

/** The GraphQL type of the record in a JSON file; one that no query asks for where it is no record. */
export const recordTypeName = ({ node }: JsonFile): string =>
  getContentType(node.relativeDirectory, node.base)?.typeName ?? "NoRecord";
