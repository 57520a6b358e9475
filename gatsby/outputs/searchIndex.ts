import { toSearchDocuments } from "../../src/kinds/kind";
import { encodeSearchIndex } from "../../src/lib/search/searchDocument";
import { searchIndexPath } from "../../src/routes/paths";
import { getListed } from "../catalogue";
import type { Output } from "./output";

/** The index of the search. Of equal results the first document is listed first. */
export const searchIndex: Output = ({ sections }) => {
  const documents = sections.flatMap((section) =>
    getListed(section).flatMap((entry) => toSearchDocuments(entry, section.kind.searchGroup)),
  );
  return [{ path: searchIndexPath, content: encodeSearchIndex(documents) }];
};
