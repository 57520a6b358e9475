/** The page for addresses that don't exist; the specification gives `code`, `title` and `home`. */
export const notFoundCopy = {
  code: "404",
  title: "The page you were looking for doesn't exist.",
  lead: "We know many senses, but not this one.",
  home: "Home page",
} as const;
