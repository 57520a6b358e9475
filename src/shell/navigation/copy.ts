import { tryAgain } from "../../copy/tryAgain";

/** Said over a page when the next one, or a dialog, could not be fetched. */
export const offlineCopy = {
  text: "We couldn’t load that. Check your connection and try again; nothing on this page is lost.",
  again: tryAgain,
  stay: "Stay here",
} as const;
