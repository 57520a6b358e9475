import { tryAgain } from "./tryAgain";

/** Said over a page when the next one, or a dialog, could not be fetched. */
export const unreachedCopy = {
  text: "That could not be fetched; the connection may be down. What you see here stays.",
  again: tryAgain,
  stay: "Stay here",
} as const;
