import type { Creator, Entry, Options } from "@retorquere/bibtex-parser";
import { splitName } from "../../src/lib/citation/personName";
import type { JsonObject } from "../../src/lib/json";
import {
  lostLetters,
  plainText,
  withSubtitle,
  type BibliographyEntry,
  type BibliographyReading,
} from "./cslEntry";
import { readDate } from "./readDate";

/** Types of BibTeX and biblatex that may be papers of ours, as CSL has them. */
const TYPES = new Map([
  ["inproceedings", "paper-conference"],
  ["conference", "paper-conference"],
  ["article", "article-journal"],
  ..."misc online unpublished report techreport preprint"
    .split(" ")
    .map((type): [string, string] => [type, "article"]),
]);

/** Fields by their names in CSL, in the order in which they are tried. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["volume", ["volume"]],
  ["issue", ["number", "issue"]],
  ["publisher-place", ["address", "location", "venue"]],
  ["publisher", ["publisher", "organization"]],
  ["page", ["pages"]],
  ["article-number", ["eid", "articleno", "article-number"]],
  ["note", ["note"]],
];
const CONTAINERS = ["journal", "journaltitle"];
const BOOKS = ["booktitle", "maintitle"];
const SUBTITLES = new Map([
  ["title", "subtitle"],
  ["booktitle", "booksubtitle"],
  ["journaltitle", "journalsubtitle"],
]);

/** Fields of a volume that are not its papers', though the reader lets them inherit all. */
const OWN = "url doi pages note eprint abstract author subtitle".split(" ");

/** Lists of names to the reader, which an "and" splits. */
const NO_LISTS = ["publisher", "organization", "location", "institution"];

/** Commands that the reader doesn't know and that change only how things look. */
const SILENT =
  /^(?:text(?:sf|md|normal)?|math\w+|bold(?:symbol)?|nolinkurl|operatorname|mathop|bf|sf|cal|itshape|bfseries|scshape|ttfamily|protect|small|NoCaseChange|autocap|newline|linebreak|allowbreak)$/;
/** Those that stand for their own names. */
const OPERATORS =
  /^(?:log|ln|lg|exp|max|min|sup|inf|lim|det|dim|ker|gcd|arg|arg(?:max|min)|sin|cos|tan|deg|Pr|TeX|BibTeX)$/;
const COMMANDS = new Map([
  ["hyphen", "-"],
  ["space", " "],
  [" ", " "],
  ["", " "],
  ["textquotesingle", "'"],
  ["glqq", "„"],
  ["grqq", "“"],
]);
const textOfCommand = (name: string): string | undefined =>
  SILENT.test(name) ? "" : OPERATORS.test(name) ? name : COMMANDS.get(name);

/** Styles' names of months are read as words: "10 aug" is no "10 08". */
const MONTHS = Object.fromEntries(
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").map((month) => [month, month]),
);

/** What stands for a @string that the file doesn't define. */
const UNDEFINED = "\ue002";
/** What the reader takes for signs of TeX, though in bibliographies they stand for themselves. */
const SIGNS = new Map([
  ["<", "\ue000"],
  [">", "\ue001"],
  ["%", "\ue003"],
]);
const withSigns = (text: string) =>
  [...SIGNS].reduce((result, [sign, stand]) => result.replaceAll(stand, sign), text);

/**
 * The source as its reader takes it rightly: BibTeX knows no comments within a value, every sign but
 * a few in keys, and lines under letters would come before them.
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
      return sign === "%" && depth < 2 && !isQuoted ? sign : (SIGNS.get(sign) ?? sign);
    });
}

/** Hints to the typesetter. */
const HINTS = /[\u00ad\u200b\u200e\u200f\u2060]/g;
/** Letters of formulas, and ordinals: plain letters, unlike other raised ones. */
const PLAIN_LETTERS = /[\u{1d400}-\u{1d7ff}]|(?<=\d)(?:ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ)/gu;

const clean = (text: string): string =>
  plainText(
    withSigns(text)
      .replace(HINTS, "")
      // The dotless i and j get their dot's place back, as í has none.
      .replace(/ı(?=\p{M})/gu, "i")
      .replace(/ȷ(?=\p{M})/gu, "j")
      .replace(PLAIN_LETTERS, (letters) => letters.normalize("NFKC")),
  )
    .replace(/(?<!\p{L})[`']([^`']*[^`'\s])'(?!\p{L})/gu, "‘$1’")
    .replace(/[`']/g, "’")
    .replaceAll("LᴬTEX", "LaTeX");

/** An address of BibTeX: what stands in it stands for itself, but for escapes and commands round it. */
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

/** Where none of three parts is a Jr, or two have an initial and a name, commas join names. */
const isOneName = ({ name = "", firstName = "", prefix = "", lastName = "", suffix }: Creator) =>
  (suffix === undefined || isSuffix(suffix) || isSuffix(firstName)) &&
  !(WITH_INITIAL.test(lastName) && WITH_INITIAL.test(firstName)) &&
  !/\band\p{Lu}/u.test(`${name} ${prefix} ${lastName}`);

function toName(person: Creator): JsonObject {
  const { name, firstName = "", prefix = "", lastName = "", suffix = "" } = person;
  const whole = [name ?? `${prefix} ${lastName}`, suffix, firstName].filter(Boolean).join(", ");
  if (whole.includes(UNDEFINED)) return { unclear: "a @string that the file doesn't define" };
  if (!isOneName(person)) return { unclear: clean(whole) };
  if (name !== undefined) return { literal: clean(name) };
  // Three parts are "von Last, Jr, First", but many write "von Last, First, Jr".
  const isTurned = suffix !== "" && isSuffix(firstName);
  const [given, jr] = isTurned ? [suffix, firstName] : [firstName, suffix];
  return { family: clean(`${prefix} ${lastName}`), given: clean(given), suffix: clean(jr) };
}

/** Where an entry says that it's on arXiv. */
function arxivText(read: (name: string) => string): string {
  const isArxiv = /^(?:arxiv)?$/i.test(read("eprinttype") || read("archiveprefix"));
  const ids = [isArxiv ? read("eprint") : "", read("arxiv")].map((id) => id && `arXiv:${id}`);
  return [...ids, read("howpublished"), `${read("institution")} ${read("number")}`]
    .join(" ")
    .trim();
}

/** An entry as an item of CSL, with what is to be told of it. */
function toItem(entry: Entry): Pick<BibliographyEntry, "item" | "notes"> {
  const inherited = new Set(entry.crossref?.inherited.filter((name) => OWN.includes(name)));
  const written = (name: string): string => {
    const value: unknown = inherited.has(name) ? undefined : entry.fields[name];
    return typeof value === "string" && !value.includes(UNDEFINED) ? value : "";
  };
  const read = (name: string) =>
    withSubtitle(clean(written(name)), clean(written(SUBTITLES.get(name) ?? "")));
  const first = (names: readonly string[]) => names.map(read).find((text) => text !== "") ?? "";
  const isInBook = entry.type === "article" && first(CONTAINERS) === "" && first(BOOKS) !== "";
  const type = isInBook ? "paper-conference" : TYPES.get(entry.type);
  const names = type === "paper-conference" ? [...BOOKS, ...CONTAINERS] : [...CONTAINERS, ...BOOKS];
  const { issued, notes } = readDate([...["year", "date", "month"].map(read)]);
  const item: JsonObject = {
    ...Object.fromEntries(FIELDS.map(([name, fields]) => [name, first(fields)])),
    type: type ?? entry.type,
    id: entry.key,
    title: read("title"),
    author: inherited.has("author") ? [] : (entry.fields.author ?? []).map(toName),
    "container-title": first(names),
    issued,
    URL: cleanAddress(written("url")),
    DOI: cleanAddress(written("doi")),
    archive_location: arxivText(read),
    abstract: written("abstract"),
  };
  return { item, notes };
}

/** Reads BibTeX, biblatex's names of fields included. */
export async function readBibtex(file: string, text: string): Promise<BibliographyReading> {
  // The reader is an ES module only; its other build can't be loaded.
  const { parse } = await import("@retorquere/bibtex-parser");
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
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
  let { entries, errors } = parse(source, options);
  const undefinedStrings = errors.flatMap(
    ({ error }) => /^Unresolved @string reference "(.+)"$/.exec(error)?.[1] ?? [],
  );
  if (undefinedStrings.length > 0) {
    const message = `no @string defines ${undefinedStrings.join(", ")}; what names one is left to be written`;
    reading.warnings.push({ file, line: 1, message });
    const strings = Object.fromEntries(undefinedStrings.map((name) => [name, UNDEFINED]));
    ({ entries, errors } = parse(source, { ...options, strings: { ...MONTHS, ...strings } }));
  }

  const linesIn = (from: number, to: number) => source.slice(from, to).split("\n").length - 1;
  for (const { error, input } of errors) {
    // Text between entries may have an @ as well.
    if (input === undefined || !/^@\s*\w+\s*[{(]/.test(input)) continue;
    const [, last] = / at line (\d+),/.exec(error) ?? [];
    const near = last === undefined ? "" : `, in line ${last} or before`;
    const message = `can't be read: a brace, a quotation mark, a comma or a $ is missing or too many${near}`;
    reading.refusals.push({ file, line: 1 + linesIn(0, source.indexOf(input)), message });
  }

  let at = 0;
  let line = 1;
  for (const entry of entries) {
    // An entry that broke off is among the errors.
    if (entry.input === "") continue;
    const from = at;
    at = Math.max(at, source.indexOf(entry.input, at));
    line += linesIn(from, at);
    if (/\n\s*@\w+\s*\{/.test(entry.input)) {
      const message = "a brace or quotation mark is never closed: another entry begins inside this";
      reading.refusals.push({ file, line, message });
      continue;
    }
    const { item, notes } = toItem(entry);
    reading.entries.push({
      file,
      line,
      type: `@${entry.type}`,
      item,
      faults: lostLetters(entry.input),
      notes: [...notes, ...(unknown.get(entry)?.values() ?? [])],
    });
  }
  return reading;
}

/** Reads the LaTeX that a text of another format has, as that of a field of BibTeX. */
export async function readLatex(text: string): Promise<string> {
  if (!/\\[a-z]|\$[^$]*[\\^_][^$]*\$/i.test(text)) return text;
  const { entries } = await readBibtex("", `@misc{a, title = {${text}}}`);
  const title = entries[0]?.item.title;
  return typeof title === "string" && entries[0]?.notes.length === 0 ? title : text;
}
