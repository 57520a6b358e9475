/** Shown in place of a page body that failed; the bar and the footer stay. */
export const errorCopy = {
  title: "This page stumbled",
  text: "We couldn’t show part of it. Loading it again often helps, and the rest of the site still works.",
  reload: "Load again",
  home: "Home page",
} as const;
