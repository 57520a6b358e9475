import { RESULT_DESCRIPTION_LENGTH, RESULT_TITLE_LENGTH } from "../../src/lib/limits";
import { authorPath, publicationPath } from "../../src/routes/paths";
import type { BuiltPage } from "../report/readPage";
import { issue, type Finding, look } from "../report/reportPage";
import { socialFindings } from "../report/socialPicture";

/** Whether a page's words are a paper's, which nobody here may change. */
const isQuoted = ({ path }: BuiltPage) =>
  [publicationPath(""), authorPath("")].some((start) => path.startsWith(start));

/** What results show badly of a title or description; of pages that share one, the first says so. */
function textFindings(
  what: "title" | "description",
  { least, most }: { least: number; most: number },
  page: BuiltPage,
  pages: readonly BuiltPage[],
): Finding[] {
  const text = page[what];
  if (text === "") return [issue(`The ${what} is missing.`)];
  const length = `The ${what} has ${String(text.length)} characters`;
  const [first, ...others] = pages.filter((other) => other.isIndexed && other[what] === text);
  const more = others.length === 1 ? "" : ` and ${String(others.length - 1)} more`;
  return [
    ...(text.length < least ? [look(`${length}: say more, up to ${String(most)}.`)] : []),
    ...(text.length > most ? [look(`${length}: results cut it after about ${String(most)}.`)] : []),
    ...(first === page && others[0]
      ? [look(`The ${what} is also that of ${others[0].path}${more}: give each page its own.`)]
      : []),
  ];
}

/**
 * What's to be done about what a page tells others: texts that results show badly, its social
 * picture. Texts aren't judged where engines don't list the page, or where they are a paper's.
 */
export function judgePage(page: BuiltPage, pages: readonly BuiltPage[]): Finding[] {
  const { social } = page;
  return [
    ...(page.isIndexed && !isQuoted(page)
      ? [
          ...textFindings("title", RESULT_TITLE_LENGTH, page, pages),
          ...textFindings("description", RESULT_DESCRIPTION_LENGTH, page, pages),
        ]
      : []),
    ...(social ? socialFindings(social) : [issue("A shared link has no picture: name one.")]),
    ...(social?.alt === "" ? [look("The social picture has no alternative text.")] : []),
  ];
}
