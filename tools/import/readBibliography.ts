import path from "node:path";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { getValueAt, isObject } from "../../src/lib/json";
import {
  type BibliographyEntry,
  getWritten,
  read,
  type ReadBibliography,
  type Report,
} from "./bibliographyEntry";
import { readBibtex, readLatex } from "./readBibtex";

/** Line of RIS. Allows any white space around the hyphen, since exporters differ. */
const LINE = /^\s*([A-Z][A-Z0-9])\s*-(?:\s+(.*))?$/;

interface RisRecord {
  line: number;
  fields: { tag: string; text: string }[];
}

function toEntry({ line, fields }: RisRecord): Omit<BibliographyEntry, "file"> {
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

/** Ignores text between records. */
const readRis: ReadBibliography = (text, refuse) => {
  const entries = [];
  let open: RisRecord | undefined;
  const refuseOpen = () =>
    open && refuse(open.line, 'the record is never closed; write "ER  - " after its last line');
  for (const [index, written] of text.split(/\r\n|\r|\n/).entries()) {
    const [, tag, value = ""] = LINE.exec(written) ?? [];
    const last = open?.fields.at(-1);
    if (tag === "TY") {
      refuseOpen();
      open = { line: index + 1, fields: [] };
    }
    if (open && tag === "ER") {
      entries.push(toEntry(open));
      open = undefined;
    } else if (tag !== undefined) open?.fields.push({ tag, text: value.trim() });
    else if (last) last.text = `${last.text} ${written.trim()}`.trim();
    else if (/^\s*TY\s*[-–—:]/.test(written))
      refuse(index + 1, "isn't a line of RIS; write two blanks, a hyphen and a blank after TY");
  }
  refuseOpen();
  return entries;
};

/** Places of items in a file of Crossref's API; other files are one item or a list. */
const ITEM_PATHS = [["message", "items"], ["items"], ["message"]];

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
const readCsl: ReadBibliography = (text, refuse) => {
  const { document, issues } = readJson(text);
  for (const { position, message } of issues) refuse(position.line, message);
  if (issues.length > 0 || !document) return [];
  const place = ITEM_PATHS.find((one) => getValueAt(document.value, one) !== undefined) ?? [];
  const value = getValueAt(document.value, place);
  return [value ?? null].flat().flatMap((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...place, index] : place);
    if (!isObject(item))
      return refuse(line, "isn't an item of CSL-JSON; write an object with type and title");
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
  refuse: Report,
  warn: Report,
): Promise<BibliographyEntry[]> {
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format)
    return refuse(1, "doesn't have a bibliography's name; give a .bib, .ris or .json file");
  const { text, issues, readable } = readText(bytes);
  // Undecodable letters are reported per entry. Only a file without any text is refused.
  if (!readable && text === "") return refuse(1, issues[0]?.message ?? "cannot be read");
  const refused: number[] = [];
  const tell: Report = (line, message) => {
    refused.push(line);
    return refuse(line, message);
  };
  const entries = await format.read(text.replace(/^\ufeff/, ""), tell, warn);
  for (const { item } of format.read === readBibtex ? [] : entries)
    for (const field of LATEX_FIELDS) item[field] = await readLatex(getWritten(item[field]));
  if (entries.length + refused.length === 0)
    return refuse(1, `holds no entry of ${format.name}; export the papers in that format`);
  // Decoders insert replacement characters for invalid UTF-8.
  const lost = "a letter is not saved as UTF-8; save the file as UTF-8 and write it again";
  return entries.flatMap((entry) =>
    JSON.stringify(entry.item).includes("\ufffd") ? refuse(entry.line, lost) : { file, ...entry },
  );
}
