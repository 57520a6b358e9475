import type { Creator, Entry, Options } from "@retorquere/bibtex-parser";
import { splitName } from "../../src/lib/citation/personName";
import { collapseWhitespace } from "../../src/lib/text";
import {
  lostLetters,
  personOf,
  plainText,
  readFields,
  withSubtitle,
  type BibliographyEntry,
  type BibliographyReading,
  type EntryAuthor,
  type EntryField,
  type Sources,
} from "./bibliographyEntry";

/** Types of BibTeX and biblatex that may be papers of ours. */
const TYPES = new Map<string, BibliographyEntry["entryType"]>([
  ["inproceedings", "inproceedings"],
  ["conference", "inproceedings"],
  ["article", "article"],
  ...["misc", "online", "unpublished", "report", "techreport"].map(
    (type) => [type, "preprint"] as const,
  ),
]);

const SOURCES: Sources = [
  ["title", ["title"]],
  ["url", ["url"]],
  ["doi", ["doi"]],
  ["arxiv", ["eprint"]],
  ["volume", ["volume"]],
  ["issue", ["number", "issue"]],
  ["year", ["year", "date"]],
  ["month", ["month", "date"]],
  ["address", ["address", "location", "venue"]],
  ["publisher", ["publisher", "organization"]],
  ["pages", ["pages"]],
  ["note", ["note"]],
];
const SUBTITLES = new Map([
  ["title", "subtitle"],
  ["booktitle", "booksubtitle"],
  ["journaltitle", "journalsubtitle"],
]);

/** Fields of a volume that are not its papers', though the reader lets them inherit all. */
const OWN = ["url", "doi", "pages", "note", "eprint", "abstract", "author", "subtitle"];

/** What the reader doesn't know: commands that change only how things look, logos and signs. */
const COMMANDS = new Map([
  ...(
    "textsf textmd textnormal mathbf mathit mathcal mathsf mathbb boldsymbol text nolinkurl bf sf " +
    "itshape bfseries scshape ttfamily protect small NoCaseChange autocap newline linebreak allowbreak"
  )
    .split(" ")
    .map((name): [string, string] => [name, ""]),
  ["TeX", "TeX"],
  ["BibTeX", "BibTeX"],
  ["hyphen", "-"],
  ["space", " "],
  ["textquotesingle", "'"],
]);

/** Styles' names of months are read as words: "10 aug" is no "10 08". */
const MONTHS = Object.fromEntries(
  "jan feb mar apr may jun jul aug sep oct nov dec".split(" ").map((month) => [month, month]),
);

/** What stands for a @string that the file doesn't define. */
const UNDEFINED = "\ue002";

// To TeX, < and > are ¡ and ¿ outside formulas; in bibliographies they are themselves.
const [LESS, GREATER] = ["\ue000", "\ue001"];

/** Hints to the typesetter. */
const HINTS = /[\u00ad\u200b\u200e\u200f\u2060]/g;
/** Letters of formulas, and ordinals: plain letters, unlike other raised ones. */
const PLAIN_LETTERS = /[\u{1d400}-\u{1d7ff}]|(?<=\d)(?:ˢᵗ|ⁿᵈ|ʳᵈ|ᵗʰ)/gu;

const clean = (text: string): string =>
  plainText(
    text
      .replaceAll(LESS, "<")
      .replaceAll(GREATER, ">")
      .replace(HINTS, "")
      // The dotless i and j get their dot's place back, as í has none.
      .replace(/ı(?=\p{M})/gu, "i")
      .replace(/ȷ(?=\p{M})/gu, "j")
      .replace(PLAIN_LETTERS, (letters) => letters.normalize("NFKC"))
      .replace(/(?<=^|[\s(])'(\p{L}[^']*)'(?!\p{L})/gu, "‘$1’")
      .replaceAll("`", "‘")
      .replaceAll("'", "’"),
  ).replaceAll("LᴬTEX", "LaTeX");

/** An address of BibTeX: what stands in it stands for itself, but for escapes and `\url{…}`. */
const cleanAddress = (latex: string): string =>
  latex
    .replace(/\\(?:url|nolinkurl|path|href)\b/g, "")
    .replace(/\{?\\textasciitilde\}?\s?/g, "~")
    .replace(/\\([_%#&~])/g, "$1")
    .replaceAll(LESS, "<")
    .replaceAll(GREATER, ">")
    .replace(/[{}]/g, "")
    .trim();

/** `2021-11` and `2021-11-07/2021-11-09` of biblatex in their parts. */
const partOfDate = (field: EntryField, text: string): string => {
  const [, year = "", month = ""] = /^(\d{4})(?:-(\d{2}))?/.exec(text) ?? [];
  return field === "year" ? year : month;
};

const isOthers = (person: Creator) =>
  /^(?:others|et\.? al\.?)$/i.test(`${person.firstName ?? ""} ${person.lastName ?? ""}`.trim());

function toAuthor({ name, firstName, prefix, lastName, suffix }: Creator): EntryAuthor {
  if (name !== undefined) return { name: clean(name), family: null };
  const family = collapseWhitespace(`${prefix ?? ""} ${lastName ?? ""}`);
  // Three parts are "von Last, Jr, First", but many write "von Last, First, Jr".
  const parts = [clean(firstName ?? ""), clean(suffix ?? "")];
  const [given = "", jr] = isSuffix(firstName) ? parts.toReversed() : parts;
  return personOf(given, clean(family), jr);
}

const isSuffix = (part = "") => splitName(`Given Family ${part}`).suffix !== "";

const WITH_INITIAL = /^\p{Lu}\.? \p{Lu}\p{Ll}/u;

/** Where none of three parts is a Jr, or two have an initial and a name, commas join names. */
const isOneName = ({ name = "", firstName = "", prefix = "", lastName = "", suffix }: Creator) =>
  (suffix === undefined || isSuffix(suffix) || isSuffix(firstName)) &&
  !(WITH_INITIAL.test(lastName) && WITH_INITIAL.test(firstName)) &&
  !/\band\p{Lu}/u.test(`${name} ${prefix} ${lastName}`);

/** Reads BibTeX, biblatex's names of fields included. */
export async function readBibtex(file: string, text: string): Promise<BibliographyReading> {
  // The reader is an ES module only; its other build can't be loaded.
  const { parse } = await import("@retorquere/bibtex-parser");
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
  const source = text.replaceAll("<", LESS).replaceAll(">", GREATER);
  const unknown = new Map<Entry, Map<string, string>>();
  const options: Options = {
    sentenceCase: false,
    caseProtection: false,
    strings: MONTHS,
    // Lists of names, to the reader, which an "and" splits.
    fieldMode: Object.fromEntries(
      ["publisher", "organization", "location"].map((name) => [name, "title"]),
    ),
    unsupported: (_node, tex, entry) => {
      const written = COMMANDS.get(tex.slice(1));
      if (written !== undefined) return written;
      const field = Object.keys(entry.mode).at(-1) ?? "";
      const message = `${field}: the LaTeX command ${tex} isn't known; write the letter itself`;
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

  const lineAt = (offset: number) => source.slice(0, Math.max(0, offset)).split("\n").length;
  for (const { error, input } of errors) {
    // Text between entries may have an @ as well.
    if (input === undefined || !/^@\s*\w+\s*[{(]/.test(input)) continue;
    const [, last] = / at line (\d+),/.exec(error) ?? [];
    const near = last === undefined ? "" : `, in line ${last} or before`;
    const message = `can't be read: a brace, a quotation mark, a comma or a $ is missing or too many${near}`;
    reading.refusals.push({ file, line: lineAt(source.indexOf(input)), message });
  }

  let at = 0;
  let line = 1;
  for (const entry of entries) {
    // An entry that broke off is among the errors.
    if (entry.input === "") continue;
    const from = at;
    at = Math.max(at, source.indexOf(entry.input, at));
    line += source.slice(from, at).split("\n").length - 1;
    if (/\n\s*@\w+\s*\{/.test(entry.input)) {
      const message = "a brace or quotation mark is never closed: another entry begins inside this";
      reading.refusals.push({ file, line, message });
      continue;
    }
    const entryType = TYPES.get(entry.type) ?? null;
    const inherited = new Set(entry.crossref?.inherited.filter((name) => OWN.includes(name)));
    const written = (name: string): string => {
      const value: unknown = inherited.has(name) ? undefined : entry.fields[name];
      return typeof value === "string" && !value.includes(UNDEFINED) ? value : "";
    };
    const container =
      entryType === "article" ? ["journal", "journaltitle"] : ["booktitle", "journal"];
    const fields = readFields([...SOURCES, ["container", container]], (name, field) => {
      if (field === "url" || field === "doi") return cleanAddress(written(name));
      if (field === "note" && /\\\w*cite/.test(entry.input)) return "";
      if (name === "date") return partOfDate(field, written(name));
      return withSubtitle(clean(written(name)), clean(written(SUBTITLES.get(name) ?? "")));
    });
    const isElsewhere = !/^(?:arxiv)?$/i.test(written("eprinttype") || written("archiveprefix"));
    if (isElsewhere) fields.delete("arxiv");
    const people = inherited.has("author") ? [] : (entry.fields.author ?? []);
    const used = new Set([
      "author",
      "subtitle",
      ...container,
      ...SOURCES.flatMap(([, names]) => names),
    ]);
    reading.entries.push({
      file,
      line,
      key: entry.key === "" ? null : entry.key,
      type: `@${entry.type}`,
      entryType,
      authors: people.filter((person) => !isOthers(person)).map(toAuthor),
      hasOthers: people.some(isOthers),
      fields,
      hasAbstract: "abstract" in entry.fields,
      faults: [
        ...lostLetters(entry.input),
        ...[...(unknown.get(entry) ?? [])].flatMap(([field, message]) =>
          used.has(field) ? message : [],
        ),
        ...(people.every(isOneName)
          ? []
          : ['author: names run together; write " and " between them']),
        ...(JSON.stringify(people).includes(UNDEFINED)
          ? ["author: a name is a @string that the file doesn't define"]
          : []),
      ],
    });
  }
  return reading;
}
