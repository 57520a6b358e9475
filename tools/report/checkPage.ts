import { type Finding, note, problem, suggest } from "./finding";
import type { BuiltPage } from "./readPage";

/** Returns a note for each page whose title or description other pages have, too, by its path. */
export function findSharedTexts(pages: readonly BuiltPage[]): ReadonlyMap<string, Finding[]> {
  const notes = new Map<string, Finding[]>();
  for (const what of ["title", "description"] as const) {
    const pagesByText = new Map<string, string[]>();
    for (const { isIndexed, path, [what]: text } of pages)
      if (isIndexed && text !== "") pagesByText.set(text, [...(pagesByText.get(text) ?? []), path]);
    for (const [text, paths] of pagesByText) {
      if (paths.length === 1) continue;
      const finding = note(`${paths.length} pages share one ${what} in results: “${text}”`);
      for (const path of paths) notes.set(path, [...(notes.get(path) ?? []), finding]);
    }
  }
  return notes;
}

/** Reports missing titles, descriptions and social pictures. The content check covers lengths. */
export function checkPage(page: BuiltPage): Finding[] {
  const { social } = page;
  const missing = (["title", "description"] as const).filter((what) => page[what] === "");
  return [
    ...(page.isIndexed ? missing.map((what) => problem(`The ${what} is missing.`)) : []),
    ...(social ? [] : [problem("A shared link has no picture: name one.")]),
    ...(social?.alt === "" ? [suggest("The social picture has no alternative text.")] : []),
  ];
}
