/** Copy of shared components: carousels, lists, players, previews. */
export const blockCopy = {
  /** For screen readers, after the text of a link that opens a new tab. */
  newTab: ", opens in a new tab",
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  close: "Close",
  /** Link to the page about trying the products. */
  tryIt: "Trying it on your text",
  copy: "Copy",
  copied: "Copied",
  notCopied: "Your browser didn’t allow it. Select the text and copy it by hand.",
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pages: "Pages",
  page: (number: number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  moreAuthors: (count: number) => `and ${count} more`,
  topics: "Topics",
  summary: (text: string) => `In short: ${text}`,
} as const;
