import path from "node:path";
import { readJson } from "../../content/jsonDocument";
import { readText } from "../../content/readText";
import { getValueAt, isObject, type JsonValue } from "../../src/lib/json";
import {
  type BibliographyEntry,
  getPart,
  getWritten,
  plain,
  type ReadBibliography,
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

interface RisRecord {
  line: number;
  isClosed: boolean;
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
      ...Object.fromEntries(RIS_FIELDS.map(([name, tags]) => [name, textsOf(...tags)])),
      author: textsOf("AU", "A1").map((name) => {
        const [family = "", given = "", suffix = ""] = name.split(/\s*,\s*/);
        return { family, given, suffix };
      }),
      page: [...new Set(pages)].join("–"),
    },
    dates: textsOf("PY", "Y1", "DA"),
    notes:
      textsOf("N1").length > 0 ? ["its notes (N1) were left out: databases keep theirs there"] : [],
  };
}

/** Ignores text between records. */
const readRis: ReadBibliography = async (source, refuse) => {
  const records: RisRecord[] = [];
  source.split(/\r\n|\r|\n/).forEach((written, index) => {
    const open = records.findLast(
      ({ isClosed }, place) => !isClosed && place === records.length - 1,
    );
    const [, tag, value = ""] = LINE.exec(written.trimEnd()) ?? LOOSE_LINE.exec(written) ?? [];
    const field = { tag: tag ?? "", text: value.trim() };
    const last = open?.fields.at(-1);
    if (tag === "TY") records.push({ line: index + 1, isClosed: false, fields: [field] });
    else if (open && tag === "ER") open.isClosed = true;
    else if (tag !== undefined) open?.fields.push(field);
    else if (last) last.text = `${last.text} ${written.trim()}`.trim();
    else if (/^\s*TY\s*[-–—:]/.test(written))
      refuse(
        index + 1,
        "isn't a line of RIS; write two blanks, a hyphen and a blank after the tag",
      );
  });
  return records.flatMap((record) => {
    if (record.isClosed) return toEntry(record);
    refuse(record.line, 'the record is never closed; write "ER  - " after its last line');
    return [];
  });
};

/** Places of items in a file of Crossref's API; other files are one item or a list. */
const ITEM_PATHS = [["message", "items"], ["items"], ["message"]];
function dateText(issued: JsonValue | undefined): string {
  const dates = isObject(issued) ? issued["date-parts"] : undefined;
  const [first] = Array.isArray(dates) ? dates : [];
  return Array.isArray(first)
    ? first.slice(0, 2).map(plain).join("-")
    : getPart(issued, "raw") || getPart(issued, "literal");
}

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
const readCsl: ReadBibliography = async (text, refuse) => {
  const { document, issues } = readJson(text);
  for (const { position, message } of issues) refuse(position.line, message);
  if (issues.length > 0 || !document) return [];
  const place = ITEM_PATHS.find((one) => getValueAt(document.value, one) !== undefined) ?? [];
  const value = getValueAt(document.value, place);
  return [value ?? null].flat().flatMap((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...place, index] : place);
    if (isObject(item))
      return { line, type: plain(item.type), item, dates: [dateText(item.issued)], notes: [] };
    refuse(line, "isn't an item of CSL-JSON; write an object with type and title");
    return [];
  });
};

/** Fields of RIS and CSL-JSON that may contain LaTeX. */
const LATEX_FIELDS = ["title", "container-title", "publisher"];

const FORMATS: Readonly<Record<string, { name: string; read: ReadBibliography }>> = {
  ".bib": { name: "BibTeX", read: readBibtex },
  ".ris": { name: "RIS", read: readRis },
  ".json": { name: "CSL-JSON", read: readCsl },
};

export interface ImportNote {
  file: string;
  line: number;
  message: string;
}

/**
 * Reads a BibTeX, RIS or CSL-JSON file, chosen by its extension.
 * What can't be read is a refusal.
 */
export async function readBibliography(file: string, bytes: Uint8Array) {
  const [refusals, warnings]: [ImportNote[], ImportNote[]] = [[], []];
  const refuse = (line: number, message: string) => void refusals.push({ file, line, message });
  const warn = (line: number, message: string) => void warnings.push({ file, line, message });
  const format = FORMATS[path.extname(file).toLowerCase()];
  const { text, issues, readable } = readText(bytes);
  const entries: BibliographyEntry[] = [];
  if (!format)
    refuse(1, "doesn't have a bibliography's name; give a file that ends in .bib, .ris or .json");
  // Lost letters are reported at their entries; only a file without any text is refused.
  else if (!readable && text === "") refuse(1, issues[0]?.message ?? "cannot be read");
  else {
    for (const entry of await format.read(text.replace(/^\ufeff/, ""), refuse, warn)) {
      const { item, line } = entry;
      for (const field of format.read === readBibtex ? [] : LATEX_FIELDS)
        item[field] = await readLatex(getWritten(item[field]));
      // Decoders insert replacement characters for invalid UTF-8.
      if (JSON.stringify(item).includes("\ufffd"))
        refuse(
          line,
          "a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again",
        );
      else entries.push({ file, ...entry });
    }
    if (entries.length + refusals.length === 0)
      refuse(1, `holds no entry of ${format.name}; export the papers in that format`);
  }
  return { entries, refusals, warnings };
}
