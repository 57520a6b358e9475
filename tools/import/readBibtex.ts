import type { Creator, Entry } from "@retorquere/bibtex-parser";
import { getPositionAt } from "../../content/jsonDocument";
import { addSubtitle, getWritten, MONTHS, type ReadBibliography } from "./bibliographyEntry";

/** Fields that a paper must not inherit from its volume, although the parser lets it. */
const OWN = "url doi pages note eprint author subtitle".split(" ");

/** Commands unknown to the parser that change only the appearance. */
const SILENT =
  /^(?:text(?:sf|md|normal)?|math\w+|bold(?:symbol)?|nolinkurl|operatorname|mathop|bf|sf|cal|itshape|bfseries|scshape|ttfamily|protect|small|NoCaseChange|autocap|newline|linebreak|allowbreak)$/;
/** Commands that print their own names. */
const OPERATORS =
  /^(?:log|ln|lg|exp|max|min|sup|inf|lim|det|dim|ker|gcd|arg|arg(?:max|min)|sin|cos|tan|deg|Pr|TeX|BibTeX)$/;
const COMMANDS: Readonly<Record<string, string>> = {
  hyphen: "-",
  space: " ",
  textquotesingle: "'",
};
const formatCommand = (name: string): string | undefined =>
  SILENT.test(name) ? "" : OPERATORS.test(name) ? name : COMMANDS[name.trim() || "space"];

/** Expands the strings jan to dec to month names; a number would make "10 aug" ambiguous. */
const MONTH_STRINGS = Object.fromEntries(MONTHS.map((month) => [month.slice(0, 3), month]));

/** Placeholders for literal characters that the parser would interpret. */
const SIGNS: Readonly<Record<string, string>> = { "<": "\ue000", ">": "\ue001", "%": "\ue003" };
const withSigns = (text: string) =>
  Object.entries(SIGNS).reduce((result, [sign, stand]) => result.replaceAll(stand, sign), text);

/** Prepares text for the parser: masks signs in values and keys, removes underlining commands. */
function prepare(text: string): string {
  let depth = 0;
  let isQuoted = false;
  return text
    .replace(
      /(@\s*\w+\s*[{(]\s*)([^,{}"=\s]+)(?=\s*,)/g,
      (_all, start: string, key: string) => start + key.replace(/[()?@#%\\~'&\ufffd]/g, "*"),
    )
    .replace(/\\(?:underline|uline|uuline|uwave|underbar|overline|sout)\s*(?=\{)/g, "")
    .replace(/^\s*@\s*\w+\s*[{(]|\\.|[{}"%<>]/gms, (sign) => {
      if (sign.length > 1 && !sign.startsWith("\\")) depth = 1;
      if (sign.length > 1) return sign;
      depth += sign === "{" ? 1 : sign === "}" ? -1 : 0;
      if (sign === '"' && depth === 1) isQuoted = !isQuoted;
      if (depth < 1) isQuoted = false;
      return sign === "%" && depth < 2 && !isQuoted ? sign : (SIGNS[sign] ?? sign);
    });
}

/** Decodes LaTeX in an address, which the parser returns as written. */
const decodeAddress = (latex: string): string =>
  latex
    .replace(/\$\s*\\sim\s*\$|\{?\\textasciitilde\}?\s?/g, "~")
    .replace(/\{?\\([_%#&~])\}?/g, "$1");

const UNCLOSED = "a brace or quotation mark is never closed: another entry begins inside";

const toName = ({ name, firstName = "", prefix = "", lastName = "", suffix = "" }: Creator) => {
  if (name !== undefined) return { literal: withSigns(name) };
  const [family = "", given = ""] = [`${prefix} ${lastName}`, firstName].map(withSigns);
  return { family, given, suffix };
};

/** Converts an entry to a CSL item. An article in a book is a paper in proceedings. */
function toItem({ type, key, fields, crossref }: Entry) {
  const inherited = new Set(crossref?.inherited.filter((name) => OWN.includes(name)));
  const read = (...names: readonly string[]): string => {
    const texts = names.map((name) => {
      const parts: unknown[] = inherited.has(name) ? [] : [fields[name]].flat();
      return withSigns(parts.filter((part) => typeof part === "string").join(" and "));
    });
    return texts.find((text) => text.trim() !== "") ?? "";
  };
  const journal = addSubtitle(read("journal", "journaltitle"), read("journalsubtitle"));
  const book = addSubtitle(read("booktitle", "maintitle"), read("booksubtitle"));
  const isInBook = type === "article" ? !journal && book !== "" : /^(?:inproc|conf)/.test(type);
  const eprint = read("eprint", "arxiv");
  const archive = eprint && (read("eprinttype", "archiveprefix") || "arXiv");
  return {
    type: isInBook ? "@inproceedings" : `@${type}`,
    item: {
      id: key,
      title: read("title"),
      subtitle: read("subtitle"),
      author: inherited.has("author") ? [] : (fields.author ?? []).map(toName),
      "container-title": isInBook ? book || journal : journal || book,
      volume: read("volume"),
      issue: read("number", "issue"),
      "publisher-place": read("address", "location", "venue"),
      publisher: read("publisher", "organization"),
      page: read("pages"),
      "article-number": read("eid", "articleno", "article-number"),
      note: read("note"),
      URL: decodeAddress(read("url")),
      DOI: decodeAddress(read("doi")),
      archive_location: `${archive} ${eprint} ${read("howpublished")} ${read("institution")} ${read("number")}`,
    },
    dates: [read("year"), read("date"), read("month")],
  };
}

/** Reads BibTeX, including biblatex's field names. */
export const readBibtex: ReadBibliography = async (text) => {
  // The parser is an ES module; its CommonJS build can't be loaded.
  const { parse } = await import("@retorquere/bibtex-parser");
  const source = prepare(text);
  const unknown = new Map<Entry, Set<string>>();
  const { entries, errors } = parse(source, {
    sentenceCase: false,
    caseProtection: false,
    strings: MONTH_STRINGS,
    unsupported: (_node, tex, entry) => {
      const written = formatCommand(tex.slice(1));
      const note = `the LaTeX command ${tex} isn't known and was left out; write the letter itself`;
      if (written === undefined) unknown.set(entry, (unknown.get(entry) ?? new Set()).add(note));
      return written ?? "";
    },
  });
  const notes = errors.flatMap(({ error, input = "" }) => {
    const [, name] = /^Unresolved @string reference "(.+)"$/.exec(error) ?? [];
    if (name !== undefined) {
      const message = `no @string defines ${name}; its name stands in its place`;
      return { line: 1, message, isWarning: true };
    }
    // Text between entries may contain an @ too.
    if (!/^@\s*\w+\s*[{(]/.test(input)) return [];
    const [, last] = / at line (\d+),/.exec(error) ?? [];
    const near = last === undefined ? "" : `, in line ${last} or before`;
    const fault = "can't be read: a brace, a quotation mark, a comma or a $ is missing or too many";
    return { line: getPositionAt(source, source.indexOf(input)).line, message: fault + near };
  });
  let at = 0;
  // The parser returns a broken entry with an empty input. Its error is handled above.
  const papers = entries
    .filter(({ input }) => input !== "")
    .map((entry) => {
      at = source.indexOf(entry.input, at);
      const { line } = getPositionAt(source, at);
      if (/\n\s*@\w+\s*\{/.test(entry.input)) return { line, message: UNCLOSED };
      return { line, ...toItem(entry), notes: [...(unknown.get(entry) ?? [])] };
    });
  return [...notes, ...papers];
};

/** Reads LaTeX in a text of another format, like a BibTeX field. */
export async function readLatex(text: string): Promise<string> {
  if (!/\\[a-z]|\$[^$]*[\\^_][^$]*\$/i.test(text)) return text;
  const [entry] = await readBibtex(`@misc{a, title = {${text}}}`);
  return entry && "item" in entry && entry.notes.length === 0 ? getWritten(entry.item.title) : text;
}
