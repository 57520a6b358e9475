import type { BuiltPage } from "../report/readPage";
import { issue, type Finding, look } from "../report/reportPage";

/**
 * Reports missing titles, descriptions and social pictures.
 * `npm run images` checks the size of social pictures. The content check covers lengths and
 * duplicate titles.
 */
export function judgePage(page: BuiltPage): Finding[] {
  const { social } = page;
  const missing = (["title", "description"] as const).filter((what) => page[what] === "");
  return [
    ...(page.isIndexed ? missing.map((what) => issue(`The ${what} is missing.`)) : []),
    ...(social ? [] : [issue("A shared link has no picture: name one.")]),
    ...(social?.alt === "" ? [look("The social picture has no alternative text.")] : []),
  ];
}
