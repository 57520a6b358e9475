import { doiAddress } from "./doiAddress";
import type { CitedPaper } from "./citedPaper";
import { ended } from "./ended";
import { familyFirst } from "./personName";
import { sentenceCase } from "./sentenceCase";

/** With more authors than this the list is cut (Publication Manual of the APA, 7th edition, 9.8). */
const MOST_AUTHORS = 20;
/** Authors before the ellipsis of a list that is cut; the last one follows it. */
const AUTHORS_BEFORE_ELLIPSIS = 19;

/** Given names as initials: Pere-Lluís is P.-L., Jan A. is J. A. */
const initials = (given: string) =>
  given
    .split(/\s+/)
    .map((name) =>
      name
        .split("-")
        .map((part) => `${part.charAt(0).toUpperCase()}.`)
        .join("-"),
    )
    .join(" ");

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
 * A paper as a plain-text reference in the style of the American Psychological Association, 7th
 * edition, with the title in sentence case. A fact that the record lacks leaves no stray
 * punctuation.
 */
export function toApaText(paper: CitedPaper): string {
  const { journal } = paper;
  const opening = `${ended(apaAuthors(paper))} (${String(paper.year)}). ${ended(sentenceCase(paper.title))}`;
  const address = paper.doi === null ? paper.url : doiAddress(paper.doi);
  if (journal !== null) {
    const issue = journal.issue === null ? "" : `(${journal.issue})`;
    const pages = paper.pages === null ? "" : `, ${paper.pages}`;
    return `${opening} ${journal.name}, ${journal.volume}${issue}${pages}. ${address}`;
  }
  const pages = paper.pages === null ? "" : ` (pp. ${paper.pages})`;
  return `${opening} In ${paper.booktitle}${pages}. ${ended(paper.publisher)} ${address}`;
}
