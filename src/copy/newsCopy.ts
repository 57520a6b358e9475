import { capitalize } from "../lib/text";

/** Action text that stands for "no button". */
export const NO_ACTION = "no-action";

export const newsCopy = {
  search: "Search the news",
  filterByType: "Filter by type",
  articles: "Articles",
  also: "Also",
  all: "All articles",
  allNews: "All news",
  typeLabel: capitalize,
  found: (total: number, page: number, pages: number) => {
    const count = total === 1 ? "1 article" : `${total} articles`;
    return pages > 1 ? `${count}, page ${page} of ${pages}` : count;
  },
  none: "We haven’t published any news yet.",
  nothingTitle: "Nothing found",
  nothing: (search: string, hasTypes: boolean) => {
    if (search === "") return "We haven’t published anything of these types yet.";
    return hasTypes
      ? `No article of these types matches “${search}”.`
      : `No article matches “${search}”. Try a shorter word.`;
  },
  allTypes: "Search in all types",
  clear: "Clear search and types",
} as const;
