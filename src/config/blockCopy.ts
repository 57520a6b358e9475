/** The parts that pages are built of: carousels, lists, players, previews. */
export const blockCopy = {
  breadcrumb: "Breadcrumb",
  onThisPage: "On this page",
  close: "Close",
  loading: "Loading",
  previous: (label: string) => `Previous: ${label}`,
  next: (label: string) => `Next: ${label}`,
  pages: "Pages",
  page: (number: number) => `Page ${number}`,
  previousPage: "Previous page",
  nextPage: "Next page",
  moreAuthors: (count: number) => `and ${count} more`,
  paper: "Paper",
  topics: "Topics",
  relatedProducts: "Related products",
  caseStudies: "Case studies",
} as const;

/** The video frame (VID-08 is the specification's own sentence). */
export const videoCopy = {
  play: (title: string) => `Play video: ${title}`,
  playAgain: "Play",
  pause: "Pause",
  enlarge: "Show larger",
  unsupported: "Your browser does not support the video tag.",
  captions: "English captions",
  inWords: "The video in words",
  file: "The video as a file",
  provider: (name: string) =>
    `Playing it loads the player of ${name}, which then receives your IP address and may store data on your device.`,
} as const;
