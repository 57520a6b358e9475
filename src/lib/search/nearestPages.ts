import { decodeUriComponent } from "../lenientDecoding";
import { searchPages, type SearchDocument, type SearchIndex } from "./searchPages";

/**
 * Returns the pages that match the words of a mistyped path, best first. Leaves out pages that
 * match only in their text.
 */
export function findNearestPages(
  index: SearchIndex,
  mistyped: string,
  limit = 3,
): SearchDocument[] {
  const { results } = searchPages(index, decodeUriComponent(mistyped.split(/[?#]/, 1)[0] ?? ""));
  return results
    .filter(({ match }) =>
      Object.values(match).some((fields) => fields.some((one) => one !== "text")),
    )
    .slice(0, limit)
    .flatMap(({ id }) => index.documents.get(id) ?? []);
}
