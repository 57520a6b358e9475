/** Shown in place of a page body that failed; the bar and the footer stay. */
export const errorCopy = {
  title: "This page stumbled",
  text: "Something on it could not be shown. The rest of the site works; loading the page again often helps.",
  reload: "Load again",
  home: "Home page",
} as const;
