export const listSearchCopy = {
  pending: "One moment: the search is loading.",
  failed: "We couldn’t load the search, so this is the whole list. Search again to try once more.",
} as const;

export const tryAgain = "Try again";

export const blockCopy = {
  newTab: ", opens in a new tab",
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  close: "Close",
  home: "Home page",
  caseStudies: "Case studies: example tasks",
  tryIt: "Try it on your text",
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

export const aboutCopy = {
  title: "About us",
  soFar: "Timeline",
  noJobs: "No jobs are open at the moment.",
} as const;
