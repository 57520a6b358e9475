import path from "node:path";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { getValueAt, isObject, type JsonValue } from "../../src/lib/json";
import {
  type BibliographyEntry,
  findLostLetters,
  getPart,
  plain,
  toUnreadEntry,
} from "./bibliographyEntry";
import { readBibtex, readLatex } from "./readBibtex";

const RIS_FIELDS = Object.entries({
  id: ["ID"],
  title: ["TI", "T1"],
  URL: ["UR"],
  DOI: ["DO"],
  "container-title": ["T2", "JO", "JF", "BT", "C3", "JA", "J2", "J1"],
  volume: ["VL"],
  issue: ["IS"],
  "article-number": ["C7"],
  "publisher-place": ["CY"],
  publisher: ["PB"],
  abstract: ["AB", "N2"],
});

const LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/;
/** Some exporters use other white space; then only known RIS tags start a line. */
const LOOSE_LINE =
  /^\s*(TY|ER|T[I123]|A[UBDN1-4]|P[YB]|Y[12]|DA|J[OFA12]|VL|IS|SP|EP|DO|UR|CY|N[12]|KW|SN|ID|BT|C[1-8]|L[AK1-4]|M[1-3]|D[BP]|ST|ET)\s*-(?:\s+(.*))?$/;

const UNCLOSED = 'the record is never closed; write "ER  - " after its last line';
const MALFORMED = "isn't a line of RIS; write two blanks, a hyphen and a blank after the tag";

interface RisRecord {
  line: number;
  isClosed: boolean;
  fields: { tag: string; text: string }[];
}

function toEntry(file: string, { line, isClosed, fields }: RisRecord): BibliographyEntry {
  const textsOf = (...tags: string[]) =>
    tags.flatMap((tag) => fields.flatMap((one) => (one.tag === tag && one.text) || []));
  if (!isClosed) return toUnreadEntry(file, line, [UNCLOSED]);
  const pages = [...textsOf("SP").slice(0, 1), ...textsOf("EP").slice(0, 1)];
  return {
    file,
    line,
    type: textsOf("TY").join().toUpperCase(),
    item: {
      ...Object.fromEntries(RIS_FIELDS.map(([name, tags]) => [name, textsOf(...tags)])),
      author: textsOf("AU", "A1").map((name) => {
        const [family = "", given = "", suffix = ""] = name.split(/\s*,\s*/);
        return { family, given, suffix };
      }),
      page: [...new Set(pages)].join("–"),
    },
    dates: textsOf("PY", "Y1", "DA"),
    faults: findLostLetters(JSON.stringify(fields)),
    notes:
      textsOf("N1").length > 0 ? ["its notes (N1) were left out: databases keep theirs there"] : [],
  };
}

/** Ignores text between records. */
function readRis(file: string, text: string): BibliographyEntry[] {
  const refused: BibliographyEntry[] = [];
  const records: RisRecord[] = [];
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const line = index + 1;
    const newest = records.at(-1);
    const open = newest?.isClosed === false ? newest : undefined;
    const [, tag, value = ""] = LINE.exec(written.trimEnd()) ?? LOOSE_LINE.exec(written) ?? [];
    const field = { tag: tag ?? "", text: value.trim() };
    if (tag === "TY") records.push({ line, isClosed: false, fields: [field] });
    else if (open && tag === "ER") open.isClosed = true;
    else if (tag !== undefined) open?.fields.push(field);
    else if (open) {
      const last = open.fields.at(-1);
      if (last) last.text = `${last.text} ${written.trim()}`.trim();
    } else if (/^\s*TY\s*[-–—:]/.test(written))
      refused.push(toUnreadEntry(file, line, [MALFORMED]));
  });
  return [...refused, ...records.map((record) => toEntry(file, record))];
}

/** Places of items in a file of Crossref's API; other files are one item or a list. */
const ITEM_PATHS = [["message", "items"], ["items"], ["message"]];
const NO_ITEM = "isn't an item of CSL-JSON; write an object with type and title";

function dateText(issued: JsonValue | undefined): string {
  const dates = isObject(issued) ? issued["date-parts"] : undefined;
  const [first] = Array.isArray(dates) ? dates : [];
  return Array.isArray(first)
    ? first.slice(0, 2).map(plain).join("-")
    : getPart(issued, "raw") || getPart(issued, "literal");
}

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
function readCsl(file: string, text: string): BibliographyEntry[] {
  const { document, issues } = readJson(text);
  if (issues.length > 0 || !document)
    return issues.map(({ position, message }) => toUnreadEntry(file, position.line, [message]));
  const path = ITEM_PATHS.find((one) => getValueAt(document.value, one) !== undefined) ?? [];
  const value = getValueAt(document.value, path);
  return [value ?? null].flat().map((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...path, index] : path);
    if (!isObject(item)) return toUnreadEntry(file, line, [NO_ITEM]);
    return {
      file,
      line,
      type: plain(item.type) || "no type",
      item,
      dates: [dateText(item.issued)],
      faults: findLostLetters(JSON.stringify(item)),
      notes: [],
    };
  });
}

/** Fields of RIS and CSL-JSON that may contain LaTeX. */
const LATEX_FIELDS = ["title", "container-title", "publisher"];

type Read = (
  file: string,
  text: string,
) => readonly BibliographyEntry[] | Promise<readonly BibliographyEntry[]>;

const FORMATS: Readonly<Record<string, { name: string; read: Read }>> = {
  ".bib": { name: "BibTeX", read: readBibtex },
  ".ris": { name: "RIS", read: readRis },
  ".json": { name: "CSL-JSON", read: readCsl },
};

/**
 * Reads a BibTeX, RIS or CSL-JSON file, chosen by its extension.
 * Entries that can't be read have a fault.
 */
export async function readBibliography(
  file: string,
  bytes: Uint8Array,
): Promise<readonly BibliographyEntry[]> {
  const refused = (fault: string) => [toUnreadEntry(file, 1, [fault])];
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format)
    return refused(
      "doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json",
    );
  const { text, issues, readable } = readText(bytes);
  // Lost letters are reported at their entries; only a file without any text is refused.
  if (!readable && text === "") return refused(issues[0]?.message ?? "cannot be read");
  const entries = await format.read(file, text.replace(/^\ufeff/, ""));
  for (const { item } of format.read === readBibtex ? [] : entries)
    for (const field of LATEX_FIELDS) item[field] = await readLatex(plain(item[field]));
  return entries.length > 0
    ? entries
    : refused(`holds no entry of ${format.name}; export the papers in that format`);
}
