import { normalizeForSearch } from "../../src/lib/text";
import type { Finding } from "../report/finding";

/** An alternative text where it stands. */
export interface AltUse {
  /** Nothing where the attribute is missing. */
  alt: string | undefined;
  /** Whether the picture is all that a link or button holds. */
  isOnlyContent: boolean;
  /** Headings and captions of the same card, section or figure. */
  wordsBeside: readonly string[];
}

const FILE_ENDING = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

/** Words that only say that a picture is a picture; screen readers say so themselves (WCAG technique H37). */
const SAYS_PICTURE =
  /^(?:an? |the )?(?:image|picture|photo|photograph|graphic|icon|illustration|drawing|screenshot|logo) (?:of|showing|shows)\b/i;

/** What stays of a text when it is read as a file's name: words joined by hyphens. */
const asFileName = (text: string) =>
  normalizeForSearch(text.replace(FILE_ENDING, "")).replace(/[\s_]+/g, "-");

const issue = (text: string): Finding => ({
  severity: "issue",
  subject: "Alternative text",
  text,
});
const look = (text: string): Finding => ({ severity: "look", subject: "Alternative text", text });

/** What is wrong with one alternative text; `name` is the file's, without folder and ending. */
export function altFindings(use: AltUse, name: string, maxCharacters: number): Finding[] {
  const { alt, isOnlyContent, wordsBeside } = use;
  if (alt === undefined) {
    return [
      issue('is missing. Say what the picture shows, or write alt="" where it only decorates.'),
    ];
  }
  const text = alt.trim();
  if (text === "") {
    return isOnlyContent
      ? [issue("is empty, and the picture is all that a link holds. Say where the link leads.")]
      : [];
  }
  const findings: Finding[] = [];
  if (FILE_ENDING.test(text) || (asFileName(text) === name && !/\s/.test(text))) {
    findings.push(
      issue(
        "is the file’s name. Say what it shows, or leave it empty if the picture only decorates.",
      ),
    );
  }
  const opening = SAYS_PICTURE.exec(text)?.[0];
  if (opening !== undefined) {
    findings.push(
      issue(
        `begins with “${opening}”. Say what it shows: screen readers say that it is a picture.`,
      ),
    );
  }
  if (text.length > maxCharacters) {
    findings.push(
      look(
        `has ${text.length} characters, more than ${maxCharacters}. Keep what the picture adds; the rest belongs in the text beside it.`,
      ),
    );
  }
  if (wordsBeside.some((words) => normalizeForSearch(words) === normalizeForSearch(text))) {
    findings.push(
      look("repeats the words beside the picture, which are then read twice. Leave it empty."),
    );
  }
  return findings;
}

/** Texts that stand for more than one picture, each with the names of those pictures, in order of name. */
export function repeatedAlts(
  texts: readonly { name: string; alt: string | undefined }[],
): Map<string, string[]> {
  const names = new Map<string, Set<string>>();
  for (const { name, alt } of texts) {
    const key = normalizeForSearch(alt ?? "");
    if (key !== "") names.set(key, (names.get(key) ?? new Set()).add(name));
  }
  return new Map(
    [...names]
      .filter(([, pictures]) => pictures.size > 1)
      .map(([key, pictures]) => [key, [...pictures].sort()]),
  );
}
