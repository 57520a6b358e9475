import { normalizeForSearch } from "../../src/lib/text";
import { issue, type Finding, look } from "../report/reportPage";
import type { SeenPicture } from "./seenPictures";

const FILE_ENDING = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Words that only say that a picture is a picture; screen readers say so themselves (WCAG technique H37). */
const SAYS_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|screenshot|logo) (?:of|showing|shows)\b/i;

/** What's left of a text when it's read as a file's name: words joined by hyphens. */
const asFileName = (text: string) =>
  normalizeForSearch(text.replace(FILE_ENDING, "")).replace(/[\s_]+/g, "-");

/** What's wrong with one alternative text but its length; `name` is the file's, without folder and ending. */
export function altFindings(
  { alt, isOnlyContent, wordsBeside }: Pick<SeenPicture, "alt" | "isOnlyContent" | "wordsBeside">,
  name: string,
): Finding[] {
  if (alt === null) {
    return [issue("It has no alternative text: say what it shows, or leave it empty on purpose.")];
  }
  const text = alt.trim();
  if (text === "" && isOnlyContent) {
    return [issue("It's the only thing in a link and has no text: say where the link leads.")];
  }
  const findings: Finding[] = [];
  const quoted = `The alternative text “${text}”`;
  if (FILE_ENDING.test(text) || (asFileName(text) === name && !/\s/.test(text))) {
    findings.push(issue(`${quoted} is a file's name: say what the picture shows.`));
  }
  const opening = SAYS_PICTURE.exec(text)?.[0];
  if (opening !== undefined) {
    findings.push(issue(`${quoted}: leave out “${opening}”, which screen readers say anyway.`));
  }
  if (
    text !== "" &&
    wordsBeside.some((words) => normalizeForSearch(words) === normalizeForSearch(text))
  ) {
    findings.push(look(`${quoted} repeats the words beside the picture: leave it empty.`));
  }
  return findings;
}
