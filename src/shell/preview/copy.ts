export const previewCopy = {
  titleOfPage: "The record of this page cannot be used",
  titleOfOthers: "Records of other pages cannot be used",
  titleOfWarnings: "The record of this page could be better",
  counted: (title: string, issues: number) => `${title} (${issues})`,
  hide: "Hide until the next save",
  fixed: "The records are fixed; no issue is left.",
  release: "Publication of this page",
  draft: "Draft.",
  onlyHere: "Shown only while developing.",
  goesLive: (moment: string, isDraft: boolean) =>
    `Goes live on ${moment}, with the next build${isDraft ? ", if it is no draft by then" : ""}.`,
} as const;
