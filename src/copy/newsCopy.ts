import { capitalize, pluralize } from "../lib/text";

/** Action text in a record that hides the button. */
export const NO_ACTION = "no-action";

export const newsCopy = {
  search: "Search the news",
  filterByType: "Filter by type",
  articles: "Articles",
  also: "Also: shorter notices",
  allNews: "All news",
  typeLabel: capitalize,
  found: (articles: number, notices: number, page: number, pages: number) =>
    pluralize(articles, "article") +
    (pages > 1 ? ` (page ${page} of ${pages})` : "") +
    (notices > 0 ? ` and ${pluralize(notices, "shorter notice")}` : ""),
  none: "We haven’t published any news yet.",
  nothingTitle: "Nothing found",
  nothing: (search: string, hasTypes: boolean) =>
    search === ""
      ? "We haven’t published anything of these types yet."
      : `Nothing ${hasTypes ? "of these types " : ""}matches “${search}”. Try a shorter word.`,
  allTypes: "Search in all types",
  clear: "Clear search and types",
} as const;
