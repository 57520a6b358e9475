/**
 * The kind of a page by Gatsby's name for its script: `component---src-kinds-case-study-page-tsx` is
 * a `case-study`, and the page of `src/pages/index.tsx` is `home`.
 */
export function pageKind(componentChunkName: string): string {
  const name = componentChunkName.replace(/^component---src-(?:kinds|pages)-|(?:-page)?-tsx$/g, "");
  return name === "index" ? "home" : name;
}
