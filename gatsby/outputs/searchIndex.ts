import { toSearchDocuments } from "../../src/kinds/kind";
import type { SearchFile } from "../../src/lib/search/searchPages";
import { searchIndexPath } from "../../src/routes/paths";
import { getListed } from "../catalogue";
import type { Output } from "./output";

/** The index of the search. Of equal results the first document is listed first. */
export const searchIndex: Output = ({ sections, metadata, search }) => {
  const documents = sections
    .flatMap((section) =>
      getListed(section).flatMap((entry) => toSearchDocuments(entry, section.kind.searchGroup)),
    )
    .map((document) => ({ ...document, keywords: metadata.get(document.path)?.keywords }));
  const file: SearchFile = { documents, ...search };
  return [{ path: searchIndexPath, content: JSON.stringify(file) }];
};
