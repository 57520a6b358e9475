import { searchPages, type SearchDocument, type SearchIndex } from "./searchPages";

/** Decoded; a path that can't be decoded is searched for as it is. */
function readable(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/**
 * The pages that a search for the words of a mistyped address finds, best first; none that only has
 * them somewhere in its text.
 */
export function nearestPages(index: SearchIndex, mistyped: string, limit = 3): SearchDocument[] {
  const { results } = searchPages(index, readable(mistyped.split(/[?#]/, 1)[0] ?? ""));
  return results
    .filter(({ match }) =>
      Object.values(match).some((fields) => fields.some((one) => one !== "text")),
    )
    .slice(0, limit)
    .flatMap(({ id }) => index.documents.get(id) ?? []);
}
