export const listSearchCopy = {
  pending: "One moment: the search is loading.",
  failed: "We couldn’t load the search, so this is the whole list. Search again to try once more.",
} as const;
