import type { CitedPaper } from "./citedPaper";
import { monthName } from "../text";
import { toLatex, toLatexTitle } from "./latex";
import { familyFirst } from "./personName";

const NAME_WIDTH = "booktitle".length;

/** BibTeX has a suffix in the middle: King, Jr., Martin Luther. */
const writeAuthor = (name: string, families: readonly string[]) =>
  toLatex(familyFirst(name, families).replace(/(, .*)(, .*)/, "$2$1"));

const inBraces = (text: string | null) => (text === null ? null : `{${text}}`);
/** A publisher or a place is one, also with "and" in its name: biblatex would read two. */
const wholeField = (text: string) =>
  text.includes(" and ") ? `{{${toLatex(text)}}}` : `{${toLatex(text)}}`;
const latexField = (text: string | null) => inBraces(text === null ? null : toLatex(text));

/** Addresses are written raw, as the `url` package reads them; braces would end the field. */
const address = (url: string) => url.replaceAll("{", "%7B").replaceAll("}", "%7D");

/**
 * A paper as a BibTeX entry that LaTeX sets correctly: accents as commands, meaningful capitals of
 * the title in braces, authors family name first and joined by `and`, page ranges with two hyphens,
 * months as macros. A fact that the record lacks leaves no field.
 */
export function toBibtex(paper: CitedPaper): string {
  const { journal, families } = paper;
  const authors = paper.authors.map((name) => writeAuthor(name, families));
  const fields: [string, string | null][] = [
    ["title", inBraces(toLatexTitle(paper.title))],
    ["author", inBraces(authors.join(" and "))],
    ["booktitle", journal === null ? latexField(paper.booktitle) : null],
    ["journal", latexField(journal?.name ?? null)],
    ["volume", latexField(journal?.volume ?? null)],
    ["number", latexField(journal?.issue ?? null)],
    ["month", paper.month === null ? null : monthName(paper.month).slice(0, 3).toLowerCase()],
    ["year", `{${paper.year}}`],
    ["address", wholeField(paper.address)],
    ["publisher", wholeField(paper.publisher)],
    ["pages", latexField(paper.pages)],
    ["url", inBraces(address(paper.url))],
    ["doi", inBraces(paper.doi)],
    ["note", latexField(paper.note)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`  ${name.padEnd(NAME_WIDTH)} = ${value}`],
  );
  return `@${paper.entryType}{${paper.bibkey},\n${lines.join(",\n")}\n}\n`;
}
