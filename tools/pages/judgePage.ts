import type { BuiltPage } from "../report/readPage";
import { issue, type Finding, look } from "../report/reportPage";

/**
 * What's to be done about what a page tells others: texts that are missing where engines list it, and
 * its social picture, whose size `npm run images` judges. How long texts are, and whether pages share a
 * title, is told by the check.
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
