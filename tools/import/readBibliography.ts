import path from "node:path";
import { getPositionAt, readJson } from "../../content/jsonDocument";
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

/** Start of a line of RIS. Allows any white space around the hyphen, since exporters differ. */
const TAG = String.raw`\s*([A-Z][A-Z0-9])[^\S\n]*-(?:[^\S\n]|$)`;
const FIELD = new RegExp(`^${TAG}(.*)`, "gm");
/** Line break before a line without a tag, which continues the text of the line before. */
const CONTINUATION = new RegExp(String.raw`\n(?!${TAG})\s*`, "gm");

function toEntry(line: number, fields: readonly { tag: string; text: string }[]) {
  const textsOf = (...names: string[]) =>
    names.flatMap((name) => fields.flatMap(({ tag, text }) => (tag === name && text) || []));
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

const NO_RIS_LINE = "isn't a line of RIS; write two spaces, a hyphen and a space after TY";
const UNCLOSED = 'the record is never closed; write "ER  - " after its last line';

/** Reads RIS; ignores text between records. */
const readRis: ReadBibliography = (source) => {
  const lines = source.split(/\r\n|\r|\n/);
  const starts = lines.flatMap((line, index) => (/^\s*TY\s*[-–—:]/.test(line) ? index : []));
  return starts.map((start, index) => {
    const line = start + 1;
    const record = lines
      .slice(start, starts[index + 1])
      .join("\n")
      .replace(CONTINUATION, " ");
    const fields = Array.from(record.matchAll(FIELD), ([, tag = "", text = ""]) => ({
      tag,
      text: text.trim(),
    }));
    const end = fields.findIndex(({ tag }) => tag === "ER");
    if (fields[0]?.tag !== "TY") return { line, message: NO_RIS_LINE };
    if (end < 0) return { line, message: UNCLOSED };
    return toEntry(line, fields.slice(0, end));
  });
};

/** Paths to the items in Crossref's API format; other files are one item or a list. */
const ITEM_PATHS = [["message", "items"], ["items"], ["message"]];

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
const readCsl: ReadBibliography = (text) => {
  const { document, issues } = readJson(text);
  if (issues.length > 0 || !document)
    return issues.map(({ offset, message }) => ({
      line: getPositionAt(text, offset).line,
      message,
    }));
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

const FORMATS: Readonly<Record<string, { name: string; read: ReadBibliography }>> = {
  ".bib": { name: "BibTeX", read: readBibtex },
  ".ris": { name: "RIS", read: readRis },
  ".json": { name: "CSL-JSON", read: readCsl },
};

/** Reads a BibTeX, RIS or CSL-JSON file; the extension decides. A note tells what can't be read. */
export async function readBibliography(
  file: string,
  bytes: Uint8Array,
): Promise<(BibliographyEntry | ImportNote)[]> {
  const refuse = (message: string) => [{ file, line: 1, message }];
  const format = FORMATS[path.extname(file).toLowerCase()];
  if (!format) return refuse("doesn't have a bibliography's name; give a .bib, .ris or .json file");
  const { text, issues } = readText(bytes);
  // Undecodable letters are reported per entry. `readText` returns no text for UTF-16.
  if (text === "" && issues[0]) return refuse(issues[0].message);
  const parts = await format.read(text);
  if (parts.every((part) => "isWarning" in part))
    return refuse(`holds no entry of ${format.name}; export the papers in that format`);
  for (const part of format.read === readBibtex ? [] : parts)
    if ("item" in part) part.item.title = await readLatex(getWritten(part.item.title));
  return parts.map((part) => ({ file, ...part }));
}
