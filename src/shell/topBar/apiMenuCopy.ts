/** The two cards of the API panel. */
export const apiMenuCopy = {
  consoleTitle: "APIs Console",
  consoleText:
    "Register for a free key or purchase one, and call WordAtlas or the NLP Pipeline within minutes.",
  demosTitle: "Live demos",
  demosText: "Try Vera, Minerva, LexTag and Semantic Paths in the browser, on your own text.",
} as const;
