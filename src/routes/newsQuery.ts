import { newsPath } from "./paths";

export interface NewsQuery {
  offset: number;
  search: string;
  types: readonly string[];
}

export const articleTypeKey = (type: string) => type.replaceAll(" ", "-");

export const isFiltered = ({ search, types }: Pick<NewsQuery, "search" | "types">): boolean =>
  search !== "" || types.length > 0;

/** Parses the state from a query string; ignores unknown types and invalid offsets. */
export function parseNewsQuery(search: string, knownTypes: readonly string[]): NewsQuery {
  const params = new URLSearchParams(search);
  const offset = Number(params.get("offset") ?? "0");
  const types = (params.get("types") ?? "").split(",").filter((type) => knownTypes.includes(type));
  return {
    offset: Number.isSafeInteger(offset) && offset > 0 ? offset : 0,
    search: (params.get("search") ?? "").trim(),
    types: [...new Set(types)],
  };
}

/** Returns the news list's address. Includes `offset` if it's above 0 or the list is filtered. */
export function newsListPath({ offset, search, types }: NewsQuery): string {
  const params: string[] = [];
  if (offset > 0 || isFiltered({ search, types })) params.push(`offset=${offset}`);
  if (search !== "") params.push(`search=${encodeURIComponent(search)}`);
  if (types.length > 0) params.push(`types=${types.map(encodeURIComponent).join(",")}`);
  return params.length === 0 ? newsPath : `${newsPath}?${params.join("&")}`;
}
