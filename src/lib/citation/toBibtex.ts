import type { CitedPaper } from "./citedPaper";
import { getMonthName } from "../text";
import { toLatex, toLatexTitle } from "./latex";
import { formatFamilyFirst } from "./personName";

const NAME_WIDTH = "booktitle".length;

/** Writes a suffix in the middle: King, Jr., Martin Luther. Braces keep organisations whole. */
const writeAuthor = (name: string, families: readonly string[]) =>
  families.includes(name)
    ? `{${toLatex(name)}}`
    : toLatex(formatFamilyFirst(name, families).replace(/(, .*)(, .*)/, "$2$1"));

const wrapInBraces = (text: string | null) => (text === null ? null : `{${text}}`);
/** Double braces protect "and", which biblatex would take for two names. */
const wholeField = (text: string) =>
  text.includes(" and ") ? `{{${toLatex(text)}}}` : `{${toLatex(text)}}`;
const latexField = (text: string | null) => wrapInBraces(text === null ? null : toLatex(text));

/** LaTeX reads URLs raw, but a brace would end the field. */
const address = (url: string) => url.replaceAll("{", "%7B").replaceAll("}", "%7D");

/** Returns a BibTeX entry, escaped for LaTeX, without fields for missing facts. */
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
