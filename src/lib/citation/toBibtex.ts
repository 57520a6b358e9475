import { getMonthName } from "../text";
import type { CitedPaper } from "./citedPaper";
import { toLatex, toLatexTitle } from "./latex";
import { formatFamilyFirst } from "./personName";

const NAME_WIDTH = "booktitle".length;

/** Writes “King, Jr., Martin Luther”. Braces stop BibTeX from splitting an organisation's name. */
const writeAuthor = (name: string, families: readonly string[]) =>
  families.includes(name)
    ? `{${toLatex(name)}}`
    : toLatex(formatFamilyFirst(name, families).replace(/(, .*)(, .*)/, "$2$1"));

const wrapInBraces = (text: string | null) => (text === null ? null : `{${text}}`);
/** Double braces stop biblatex from splitting a field at "and". */
const toWholeField = (text: string) =>
  text.includes(" and ") ? `{{${toLatex(text)}}}` : `{${toLatex(text)}}`;
const toLatexField = (text: string | null) => wrapInBraces(text === null ? null : toLatex(text));

/** Encodes braces, because an unbalanced one would break the entry. LaTeX takes URLs verbatim. */
const escapeUrl = (url: string) => url.replaceAll("{", "%7B").replaceAll("}", "%7D");

/** Returns a BibTeX entry, escaped for LaTeX, without fields for missing facts. */
export function toBibtex(paper: CitedPaper): string {
  const { journal, families } = paper;
  const authors = paper.authors.map((name) => writeAuthor(name, families));
  const fields: [string, string | null][] = [
    ["title", wrapInBraces(toLatexTitle(paper.title))],
    ["author", wrapInBraces(authors.join(" and "))],
    ["booktitle", journal === null ? toLatexField(paper.booktitle) : null],
    ["journal", toLatexField(journal?.name ?? null)],
    ["volume", toLatexField(journal?.volume ?? null)],
    ["number", toLatexField(journal?.issue ?? null)],
    ["month", paper.month === null ? null : getMonthName(paper.month).slice(0, 3).toLowerCase()],
    ["year", `{${paper.year}}`],
    ["address", toWholeField(paper.address)],
    ["publisher", toWholeField(paper.publisher)],
    ["pages", toLatexField(paper.pages)],
    ["url", wrapInBraces(escapeUrl(paper.url))],
    ["doi", wrapInBraces(paper.doi)],
    ["note", toLatexField(paper.note)],
  ];
  const lines = fields.flatMap(([name, value]) =>
    value === null ? [] : [`  ${name.padEnd(NAME_WIDTH)} = ${value}`],
  );
  return `@${paper.entryType}{${paper.bibkey},\n${lines.join(",\n")}\n}\n`;
}
