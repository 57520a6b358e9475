import path from "node:path";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { getValueAt, isObject } from "../../src/lib/json";
import {
  type BibliographyEntry,
  getWritten,
  type ImportNote,
  read,
  type ReadBibliography,
} from "./bibliographyEntry";
import { readBibtex, readLatex } from "./readBibtex";

/** Line of RIS. Allows any white space around the hyphen, since exporters differ. */
const LINE = /^\s*([A-Z][A-Z0-9])\s*-(?:\s+(.*))?$/;

interface RisRecord {
  line: number;
  fields: { tag: string; text: string }[];
}

function toEntry({ line, fields }: RisRecord) {
  const textsOf = (...tags: string[]) =>
    tags.flatMap((tag) => fields.flatMap((one) => (one.tag === tag && one.text) || []));
  const pages = [...textsOf("SP").slice(0, 1), ...textsOf("EP").slice(0, 1)];
  return {
    line,
    type: textsOf("TY").join().toUpperCase(),
    item: {
      id: textsOf("ID"),
      title: textsOf("TI", "T1"),
      URL: textsOf("UR"),
      DOI: textsOf("DO"),
      "container-title": textsOf("T2", "JO", "JF", "BT", "C3", "JA", "J2", "J1"),
      volume: textsOf("VL"),
      issue: textsOf("IS"),
      "article-number": textsOf("C7"),
      "publisher-place": textsOf("CY"),
      publisher: textsOf("PB"),
      author: textsOf("AU", "A1").map((name) => {
        const [family = "", given = "", suffix = ""] = name.split(/\s*,\s*/);
        return { family, given, suffix };
      }),
      page: [...new Set(pages)].join("–"),
    },
    dates: textsOf("PY", "Y1", "DA"),
    // Omits N1, because databases use it for their own remarks.
    notes: [],
  };
}

const UNCLOSED = 'the record is never closed; write "ER  - " after its last line';
const NO_RIS_LINE = "isn't a line of RIS; write two blanks, a hyphen and a blank after TY";

/** Ignores text between records. */
const readRis: ReadBibliography = (text) => {
  const parts = [];
  let open: RisRecord | undefined;
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, value = ""] = LINE.exec(written) ?? [];
    const last = open?.fields.at(-1);
    if (tag === "TY") {
      if (open) parts.push({ line: open.line, message: UNCLOSED });
      open = { line: index + 1, fields: [] };
    }
    if (open && tag === "ER") {
      parts.push(toEntry(open));
      open = undefined;
    } else if (tag !== undefined) open?.fields.push({ tag, text: value.trim() });
    else if (last) last.text = `${last.text} ${written.trim()}`.trim();
    else if (/^\s*TY\s*[-–—:]/.test(written)) parts.push({ line: index + 1, message: NO_RIS_LINE });
  }
  return open ? [...parts, { line: open.line, message: UNCLOSED }] : parts;
};

/** Places of items in a file of Crossref's API; other files are one item or a list. */
const ITEM_PATHS = [["message", "items"], ["items"], ["message"]];

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
const readCsl: ReadBibliography = (text) => {
  const { document, issues } = readJson(text);
  if (issues.length > 0 || !document)
    return issues.map(({ position, message }) => ({ line: position.line, message }));
  const place = ITEM_PATHS.find((one) => getValueAt(document.value, one) !== undefined) ?? [];
  const value = getValueAt(document.value, place);
  return [value ?? null].flat().map((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...place, index] : place);
    if (!isObject(item))
      return { line, message: "isn't an item of CSL-JSON; write an object with type and title" };
    const parts = [getValueAt(item, ["issued", "date-parts", 0]) ?? []].flat();
    const dates = [
      parts.slice(0, 2).map(getWritten).join("-"),
      read(item.issued, "raw", "literal"),
    ];
    return { line, type: read(item, "type"), item, dates, notes: [] };
  });
};

/** Fields of RIS and CSL-JSON that may contain LaTeX. */
const LATEX_FIELDS = ["title", "container-title", "publisher"];

const FORMATS: Readonly<Record<string, { name: string; read: ReadBibliography }>> = {
  ".bib": { name: "BibTeX", read: readBibtex },
  ".ris": { name: "RIS", read: readRis },
  ".json": { name: "CSL-JSON", read: readCsl },
};

/** Reads a BibTeX, RIS or CSL-JSON file, chosen by its extension. */
export async function readBibliography(
  file: string,
  bytes: Uint8Array,
): Promise<(BibliographyEntry | ImportNote)[]> {
  const refuse = (message: string) => [{ file, line: 1, message }];
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format) return refuse("doesn't have a bibliography's name; give a .bib, .ris or .json file");
  const { text, issues } = readText(bytes);
  // Lost letters are reported at their entries; only a file without any text is refused.
  if (text === "" && issues[0]) return refuse(issues[0].message);
  const parts = await format.read(text);
  if (parts.every((part) => "isWarning" in part))
    return refuse(`holds no entry of ${format.name}; export the papers in that format`);
  for (const part of format.read === readBibtex ? [] : parts)
    if ("item" in part)
      for (const field of LATEX_FIELDS)
        part.item[field] = await readLatex(getWritten(part.item[field]));
  return parts.map((part) => ({ file, ...part }));
}
