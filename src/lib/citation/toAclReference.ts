import type { CitedPaper } from "./citedPaper";
import { ended } from "./ended";
import type { Reference } from "./reference";

/** Names in a row, with a comma before "and" from three on, as the ACL's style has it. */
function nameList(names: readonly string[]): string {
  const last = names.at(-1) ?? "";
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${last}`;
}

/**
 * A paper as a reference in the style of the Association for Computational Linguistics: the title
 * leads to the paper, where it appeared is in italics. A fact that the record lacks leaves no stray
 * punctuation.
 */
export function toAclReference(paper: CitedPaper): Reference {
  const { title, url, journal } = paper;
  const opening = [
    `${ended(nameList(paper.authors))} ${String(paper.year)}. `,
    { text: title, url },
    ended(title).slice(title.length),
  ];
  if (journal !== null) {
    const issue = journal.issue === null ? "" : `(${journal.issue})`;
    const pages = paper.pages === null ? "" : `:${paper.pages}`;
    return [...opening, " ", { italic: journal.name }, `, ${journal.volume}${issue}${pages}.`];
  }
  const place = [...(paper.pages === null ? [] : [`pages ${paper.pages}`]), paper.address].join(
    ", ",
  );
  return [
    ...opening,
    " In ",
    { italic: paper.booktitle },
    `, ${ended(place)} ${ended(paper.publisher)}`,
  ];
}
