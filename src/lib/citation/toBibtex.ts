import type { CitedPaper } from "./citedPaper";
import { getMonthName } from "../text";
import { toLatex, toLatexTitle } from "./latex";
import { formatFamilyFirst } from "./personName";

const NAME_WIDTH = "booktitle".length;

/**
 * Moves a suffix to the middle, as BibTeX requires: King, Jr., Martin Luther. Braces keep the name of
 * an organisation whole.
 */
const writeAuthor = (name: string, families: readonly string[]) =>
  families.includes(name)
    ? `{${toLatex(name)}}`
    : toLatex(formatFamilyFirst(name, families).replace(/(, .*)(, .*)/, "$2$1"));

const wrapInBraces = (text: string | null) => (text === null ? null : `{${text}}`);
/**
 * Double braces protect "and" in a publisher or place, which biblatex would split into two names.
 */
const wholeField = (text: string) =>
  text.includes(" and ") ? `{{${toLatex(text)}}}` : `{${toLatex(text)}}`;
const latexField = (text: string | null) => wrapInBraces(text === null ? null : toLatex(text));

/**
 * URLs aren't LaTeX-escaped, because the `url` package reads them raw. Braces are percent-encoded,
 * because they would end the field.
 */
const address = (url: string) => url.replaceAll("{", "%7B").replaceAll("}", "%7D");

/**
 * Returns a BibTeX entry that LaTeX typesets correctly. Missing facts have no field. Braces
 * protect significant capitals.
 */
export function toBibtex(paper: CitedPaper): string {
  const { journal, families } = paper;
  const authors = paper.authors.map((name) => writeAuthor(name, families));
  const fields: [string, string | null][] = [
    ["title", wrapInBraces(toLatexTitle(paper.title))],
    ["author", wrapInBraces(authors.join(" and "))],
    ["booktitle", journal === null ? latexField(paper.booktitle) : null],
    ["journal", latexField(journal?.name ?? null)],
    ["volume", latexField(journal?.volume ?? null)],
    ["number", latexField(journal?.issue ?? null)],
    ["month", paper.month === null ? null : getMonthName(paper.month).slice(0, 3).toLowerCase()],
    ["year", `{${paper.year}}`],
    ["address", wholeField(paper.address)],
    ["publisher", wholeField(paper.publisher)],
    ["pages", latexField(paper.pages)],
    ["url", wrapInBraces(address(paper.url))],
    ["doi", wrapInBraces(paper.doi)],
    ["note", latexField(paper.note)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`  ${name.padEnd(NAME_WIDTH)} = ${value}`],
  );
  return `@${paper.entryType}{${paper.bibkey},\n${lines.join(",\n")}\n}\n`;
}
