export const previewCopy = {
  titleOfPage: "The record of this page cannot be used",
  titleOfOthers: "Records of other pages cannot be used",
  titleOfWarnings: "The record of this page could be better",
  titleOfFixed: "Pictures of this page were made ready for the site",
  counted: (title: string, issues: number) => `${title} (${issues})`,
  hide: "Hide until the next save",
  fixed: "The records are fixed; no issue is left.",
  release: "Publication of this page",
  draft: "Draft.",
  scheduled: "Scheduled.",
  onlyHere: "The published site doesn't show this page yet.",
  goesLive: (moment: string, isDraft: boolean) =>
    `It goes live on ${moment}, with the next build from then on${isDraft ? ", if it's no draft by then" : ""}.`,
  missingTitle: "There is no page here yet",
  missingText:
    "If you have just saved its record, the page appears by itself within seconds. If the record has errors, the panel below names them.",
} as const;
