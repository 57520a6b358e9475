import { toDoiUrl, type CitedPaper } from "./citedPaper";
import { formatFamilyFirst } from "./personName";
import { keepsItsCase, TITLE_WORDS } from "./latex";

const SENTENCE_STARTS = /(?:^|[:?!–—]\s*)[“"‘(]*$/;

/**
 * Converts a title to sentence case. Capitals stay on proper names, on words with their own case,
 * and on the first word of the title. They also stay after a colon, a dash or a question.
 */
export const toSentenceCase = (title: string): string =>
  title.replace(TITLE_WORDS, (word, _same: string, at: number) => {
    if (keepsItsCase(word)) return word;
    const lower = word.toLowerCase();
    return SENTENCE_STARTS.test(title.slice(0, at))
      ? word.charAt(0).toUpperCase() + lower.slice(1)
      : lower;
  });

/** Maximum number of authors in a full list (Publication Manual of the APA, 7th edition, 9.8). */
const MOST_AUTHORS = 20;
const AUTHORS_BEFORE_ELLIPSIS = 19;

const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

const around = (before: string, fact: string | null, after = "") =>
  fact === null ? "" : `${before}${fact}${after}`;

const getInitials = (given: string) =>
  given.replace(/([^\s-])[^\s-]*/g, (_name, first: string) => `${first.toUpperCase()}.`);

function formatApaAuthors({ authors, families }: CitedPaper): string {
  const names = authors.map((name) => formatFamilyFirst(name, families, getInitials));
  const last = names.at(-1) ?? "";
  if (names.length === 1) return last;
  if (names.length > MOST_AUTHORS) {
    return `${names.slice(0, AUTHORS_BEFORE_ELLIPSIS).join(", ")}, . . . ${last}`;
  }
  return `${names.slice(0, -1).join(", ")}, & ${last}`;
}

/** Reference in APA style, 7th edition, with the title in sentence case. */
export function toApaText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${ended(formatApaAuthors(paper))} (${paper.year}). ${ended(toSentenceCase(paper.title))}`;
  const address = paper.doi === null ? paper.url : toDoiUrl(paper.doi);
  return journal === null
    ? `${opening} In ${paper.booktitle}${around(" (pp. ", pages, ")")}. ${ended(paper.publisher)} ${address}`
    : `${opening} ${journal.name}, ${journal.volume}${around("(", journal.issue, ")")}${around(", ", pages)}. ${address}`;
}

const formatAclAuthors = (names: readonly string[]) =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;

/** Reference in the style of the Association for Computational Linguistics. */
export function toAclText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${ended(formatAclAuthors(paper.authors))} ${paper.year}. ${ended(paper.title)}`;
  return journal === null
    ? `${opening} In ${paper.booktitle}${around(", pages ", pages)}, ${ended(paper.address)} ${ended(paper.publisher)}`
    : `${opening} ${journal.name}, ${journal.volume}${around("(", journal.issue, ")")}${around(":", pages)}.`;
}
