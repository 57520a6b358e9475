import { doiAddress } from "./doiAddress";
import type { CitedPaper } from "./citedPaper";
import { familyFirst } from "./personName";
import { keepsItsCase, TITLE_WORDS } from "./latex";

/** What stands before the first word of a sentence within a title. */
const SENTENCE_STARTS = /(?:^|[:?!–—]\s*)[“"‘(]*$/;

/**
 * A title in sentence case: its first word, the first after a colon, a dash or a question, proper
 * names and words with a case of their own keep their capitals, all others lose theirs.
 */
export const sentenceCase = (title: string): string =>
  title.replace(TITLE_WORDS, (word, _same: string, at: number) => {
    if (keepsItsCase(word)) return word;
    const lower = word.toLowerCase();
    return SENTENCE_STARTS.test(title.slice(0, at))
      ? word.charAt(0).toUpperCase() + lower.slice(1)
      : lower;
  });

/** With more authors than this the list is cut (Publication Manual of the APA, 7th edition, 9.8). */
const MOST_AUTHORS = 20;
/** Authors before the ellipsis of a list that is cut; the last one follows it. */
const AUTHORS_BEFORE_ELLIPSIS = 19;

/** A text with a full stop, unless it ends a sentence already. */
const ended = (text: string) => (/[.?!]$/.test(text) ? text : `${text}.`);

/** A fact with what stands around it; nothing where the record lacks it. */
const around = (before: string, fact: string | null, after = "") =>
  fact === null ? "" : `${before}${fact}${after}`;

/** Given names as initials: Pere-Lluís is P.-L., Jan A. is J. A. */
const initials = (given: string) =>
  given.replace(/([^\s-])[^\s-]*/g, (_name, first: string) => `${first.toUpperCase()}.`);

function apaAuthors({ authors, families }: CitedPaper): string {
  const names = authors.map((name) => familyFirst(name, families, initials));
  const last = names.at(-1) ?? "";
  if (names.length === 1) return last;
  if (names.length > MOST_AUTHORS) {
    return `${names.slice(0, AUTHORS_BEFORE_ELLIPSIS).join(", ")}, . . . ${last}`;
  }
  return `${names.slice(0, -1).join(", ")}, & ${last}`;
}

/**
 * A paper as a reference in the style of the American Psychological Association, 7th edition, with the
 * title in sentence case.
 */
export function toApaText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${ended(apaAuthors(paper))} (${paper.year}). ${ended(sentenceCase(paper.title))}`;
  const address = paper.doi === null ? paper.url : doiAddress(paper.doi);
  return journal === null
    ? `${opening} In ${paper.booktitle}${around(" (pp. ", pages, ")")}. ${ended(paper.publisher)} ${address}`
    : `${opening} ${journal.name}, ${journal.volume}${around("(", journal.issue, ")")}${around(", ", pages)}. ${address}`;
}

/** Names in a row, with a comma before "and" from three on, as the ACL's style has it. */
const aclAuthors = (names: readonly string[]) =>
  names.length < 3 ? names.join(" and ") : `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;

/** A paper as a reference in the style of the Association for Computational Linguistics. */
export function toAclText(paper: CitedPaper): string {
  const { journal, pages } = paper;
  const opening = `${ended(aclAuthors(paper.authors))} ${paper.year}. ${ended(paper.title)}`;
  return journal === null
    ? `${opening} In ${paper.booktitle}${around(", pages ", pages)}, ${ended(paper.address)} ${ended(paper.publisher)}`
    : `${opening} ${journal.name}, ${journal.volume}${around("(", journal.issue, ")")}${around(":", pages)}.`;
}
