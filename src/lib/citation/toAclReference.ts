import type { CitedPaper } from "./citedPaper";
import { ended } from "./ended";

/** Names in a row, with a comma before "and" from three on, as the ACL's style has it. */
function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${last}`;
}

/**
 * A paper as a plain-text reference in the style of the Association for Computational Linguistics.
 * A fact that the record lacks leaves no stray punctuation (RES-07).
 */
export function toAclText(paper: CitedPaper): string {
  const opening = `${ended(nameList(paper.authors))} ${String(paper.year)}. ${ended(paper.title)}`;
  const { journal } = paper;
  if (journal !== null) {
    const issue = journal.issue === null ? "" : `(${journal.issue})`;
    const pages = paper.pages === null ? "" : `:${paper.pages}`;
    return `${opening} ${journal.name}, ${journal.volume}${issue}${pages}.`;
  }
  const place = [
    paper.booktitle,
    ...(paper.pages === null ? [] : [`pages ${paper.pages}`]),
    paper.address,
  ].join(", ");
  return `${opening} In ${ended(place)} ${ended(paper.publisher)}`;
}
