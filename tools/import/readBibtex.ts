import type { Creator, Entry, Options } from "@retorquere/bibtex-parser";
import { splitName } from "../../src/lib/citation/personName";
import type { JsonObject } from "../../src/lib/json";
import {
  type BibliographyEntry,
  findLostLetters,
  toPlainText,
  toUnreadEntry,
  addSubtitle,
} from "./bibliographyEntry";

/** BibTeX fields by CSL field, in order of preference. */
const FIELDS = Object.entries({
  volume: ["volume"],
  issue: ["number", "issue"],
  "publisher-place": ["address", "location", "venue"],
  publisher: ["publisher", "organization"],
  page: ["pages"],
  "article-number": ["eid", "articleno", "article-number"],
  note: ["note"],
});
const CONTAINERS = ["journal", "journaltitle"];
const BOOKS = ["booktitle", "maintitle"];
const SUBTITLES: Readonly<Record<string, string>> = {
  title: "subtitle",
  booktitle: "booksubtitle",
  journaltitle: "journalsubtitle",
};

/** Fields that a paper must not inherit from its volume; the reader inherits all. */
const OWN = "url doi pages note eprint abstract author subtitle".split(" ");

const NO_LISTS = ["publisher", "organization", "location", "institution"];

/** Commands unknown to the reader that change only the appearance. */
const SILENT =
  /^(?:text(?:sf|md|normal)?|math\w+|bold(?:symbol)?|nolinkurl|operatorname|mathop|bf|sf|cal|itshape|bfseries|scshape|ttfamily|protect|small|NoCaseChange|autocap|newline|linebreak|allowbreak)$/;
/** Commands that print their own names. */
const OPERATORS =
  /^(?:log|ln|lg|exp|max|min|sup|inf|lim|det|dim|ker|gcd|arg|arg(?:max|min)|sin|cos|tan|deg|Pr|TeX|BibTeX)$/;
const COMMANDS: Readonly<Record<string, string>> = {
  hyphen: "-",
  space: " ",
  " ": " ",
  "": " ",
  textquotesingle: "'",
  glqq: "„",
  grqq: "“",
};
const textOfCommand = (name: string): string | undefined =>
  SILENT.test(name) ? "" : OPERATORS.test(name) ? name : COMMANDS[name];

/** Keeps months as words: "10 aug" isn't "10 08". */
const MONTHS = Object.fromEntries(
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").map((month) => [month, month]),
);

/** Placeholders for literal characters that the reader would treat as TeX. */
const SIGNS: Readonly<Record<string, string>> = { "<": "\ue000", ">": "\ue001", "%": "\ue003" };
const withSigns = (text: string) =>
  Object.entries(SIGNS).reduce((result, [sign, stand]) => result.replaceAll(stand, sign), text);

/**
 * Prepares the source for the reader. BibTeX has no comments inside values, allows most characters
 * in keys, and underlines would become combining characters in the wrong place.
 */
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

const HINTS = /[\u00ad\u200b\u200e\u200f\u2060]/g;
/** Formula letters and ordinals, which become plain letters. */
const PLAIN_LETTERS = /[\u{1d400}-\u{1d7ff}]|(?<=\d)(?:ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ)/gu;

const clean = (text: string): string =>
  toPlainText(
    withSigns(text)
      .replace(HINTS, "")
      // An accent replaces the dot: a dotless i becomes i before it.
      .replace(/ı(?=\p{M})/gu, "i")
      .replace(/ȷ(?=\p{M})/gu, "j")
      .replace(PLAIN_LETTERS, (letters) => letters.normalize("NFKC")),
  )
    .replace(/(?<!\p{L})[`']([^`']*[^`'\s])'(?!\p{L})/gu, "‘$1’")
    .replace(/[`']/g, "’")
    .replaceAll("LᴬTEX", "LaTeX");

/** Removes LaTeX escapes and commands from an address; other characters stay. */
const cleanAddress = (latex: string): string =>
  withSigns(latex)
    .replace(/\\href\s*\{([^{}]*)\}\s*\{[^{}]*\}/g, "$1")
    .replace(/\\(?:url|nolinkurl|path)\b/g, "")
    .replace(/\$\s*\\sim\s*\$|\{?\\textasciitilde\}?\s?/g, "~")
    .replace(/\\([_%#&~])/g, "$1")
    .replace(/[{}]/g, "")
    .trim();

const isSuffix = (part = "") => part !== "" && splitName(`Given Family ${part}`).suffix === part;
const WITH_INITIAL = /^\p{Lu}\.? \p{Lu}\p{Ll}/u;

/** False if commas seem to join several people's names. */
const isOneName = ({ name = "", firstName = "", prefix = "", lastName = "", suffix }: Creator) =>
  (suffix === undefined || isSuffix(suffix) || isSuffix(firstName)) &&
  !(WITH_INITIAL.test(lastName) && WITH_INITIAL.test(firstName)) &&
  !/\band\p{Lu}/u.test(`${name} ${prefix} ${lastName}`);

function toName(person: Creator): JsonObject {
  const { name, firstName = "", prefix = "", lastName = "", suffix = "" } = person;
  const whole = [name ?? `${prefix} ${lastName}`, suffix, firstName].filter(Boolean).join(", ");
  if (!isOneName(person)) return { unclear: clean(whole) };
  if (name !== undefined) return { literal: clean(name) };
  // Three parts are "von Last, Jr, First", but many write "von Last, First, Jr".
  const isTurned = suffix !== "" && isSuffix(firstName);
  const [given, jr] = isTurned ? [suffix, firstName] : [firstName, suffix];
  return { family: clean(`${prefix} ${lastName}`), given: clean(given), suffix: clean(jr) };
}

function arxivText(read: (name: string) => string): string {
  const isArxiv = /^(?:arxiv)?$/i.test(read("eprinttype") || read("archiveprefix"));
  const ids = [isArxiv ? read("eprint") : "", read("arxiv")].map((id) => id && `arXiv:${id}`);
  return [...ids, read("howpublished"), `${read("institution")} ${read("number")}`]
    .join(" ")
    .trim();
}

/** Converts an entry to a CSL item. An article in a book is a paper in proceedings. */
function toItem(entry: Entry): Pick<BibliographyEntry, "type" | "item" | "dates"> {
  const inherited = new Set(entry.crossref?.inherited.filter((name) => OWN.includes(name)));
  const written = (name: string): string => {
    const value: unknown = inherited.has(name) ? undefined : entry.fields[name];
    return typeof value === "string" ? value : "";
  };
  const read = (name: string) =>
    addSubtitle(clean(written(name)), clean(written(SUBTITLES[name] ?? "")));
  const first = (names: readonly string[]) => names.map(read).find((text) => text !== "") ?? "";
  const isInBook = entry.type === "article" && first(CONTAINERS) === "" && first(BOOKS) !== "";
  const type = isInBook ? "inproceedings" : entry.type;
  const isPaper = type === "inproceedings" || type === "conference";
  return {
    type: `@${type}`,
    item: {
      ...Object.fromEntries(FIELDS.map(([name, fields]) => [name, first(fields)])),
      id: entry.key,
      title: read("title"),
      author: inherited.has("author") ? [] : (entry.fields.author ?? []).map(toName),
      "container-title": first(isPaper ? [...BOOKS, ...CONTAINERS] : [...CONTAINERS, ...BOOKS]),
      URL: cleanAddress(written("url")),
      DOI: cleanAddress(written("doi")),
      archive_location: arxivText(read),
      abstract: written("abstract"),
    },
    dates: ["year", "date", "month"].map(read),
  };
}

/** Reads BibTeX, including biblatex's field names. */
export async function readBibtex(file: string, text: string): Promise<BibliographyEntry[]> {
  // The parser is an ES module; its CommonJS build can't be loaded.
  const { parse } = await import("@retorquere/bibtex-parser");
  const source = prepare(text);
  const unknown = new Map<Entry, Map<string, string>>();
  const options: Options = {
    sentenceCase: false,
    caseProtection: false,
    strings: MONTHS,
    fieldMode: Object.fromEntries(NO_LISTS.map((name) => [name, "title"])),
    unsupported: (_node, tex, entry) => {
      const written = textOfCommand(tex.slice(1));
      if (written !== undefined) return written;
      const field = Object.keys(entry.mode).at(-1) ?? "";
      const message = `${field}: the LaTeX command ${tex} isn't known and was left out; write the letter itself`;
      unknown.set(entry, (unknown.get(entry) ?? new Map<string, string>()).set(field, message));
      return "";
    },
  };
  const { entries, errors } = parse(source, options);
  const undefinedNotes = errors.flatMap(({ error }) => {
    const [, name] = /^Unresolved @string reference "(.+)"$/.exec(error) ?? [];
    const note = `no @string defines ${name}; its name stands in its place`;
    return name === undefined ? [] : toUnreadEntry(file, 1, [], [note]);
  });

  const linesIn = (from: number, to: number) => source.slice(from, to).split("\n").length - 1;
  const refused = errors.flatMap(({ error, input }) => {
    // Text between entries may contain an @ too.
    if (input === undefined || !/^@\s*\w+\s*[{(]/.test(input)) return [];
    const [, last] = / at line (\d+),/.exec(error) ?? [];
    const near = last === undefined ? "" : `, in line ${last} or before`;
    const fault = `can't be read: a brace, a quotation mark, a comma or a $ is missing or too many${near}`;
    return toUnreadEntry(file, 1 + linesIn(0, source.indexOf(input)), [fault]);
  });

  let at = 0;
  let line = 1;
  // A broken entry is among the errors.
  const read = entries
    .filter(({ input }) => input !== "")
    .map((entry): BibliographyEntry => {
      const from = at;
      at = Math.max(at, source.indexOf(entry.input, at));
      line += linesIn(from, at);
      if (/\n\s*@\w+\s*\{/.test(entry.input)) {
        const fault = "a brace or quotation mark is never closed: another entry begins inside this";
        return toUnreadEntry(file, line, [fault]);
      }
      return {
        file,
        line,
        ...toItem(entry),
        faults: findLostLetters(entry.input),
        notes: [...(unknown.get(entry)?.values() ?? [])],
      };
    });
  return [...undefinedNotes, ...refused, ...read];
}

/** Reads LaTeX in a text of another format, like a BibTeX field. */
export async function readLatex(text: string): Promise<string> {
  if (!/\\[a-z]|\$[^$]*[\\^_][^$]*\$/i.test(text)) return text;
  const [entry] = await readBibtex("", `@misc{a, title = {${text}}}`);
  const title = entry?.item.title;
  return typeof title === "string" && entry?.notes.length === 0 ? title : text;
}
