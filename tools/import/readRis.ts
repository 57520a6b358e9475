import type { JsonObject } from "../check/jsonDocument";
import type { BibliographyReading } from "./bibliographyEntry";
import { readItem } from "./readCsl";

/** The types of RIS that may be papers of ours, as CSL has them. */
const TYPES: Readonly<Record<string, string>> = {
  CONF: "paper-conference",
  CPAPER: "paper-conference",
  JOUR: "article-journal",
  EJOUR: "article-journal",
  GEN: "article",
  UNPB: "article",
  RPRT: "article",
  ELEC: "article",
};

/** Where RIS has what CSL calls so: tags, in the order in which they are tried. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["id", ["ID"]],
  ["title", ["TI", "T1"]],
  ["URL", ["UR"]],
  ["DOI", ["DO"]],
  ["container-title", ["T2", "JO", "JF", "BT", "C3"]],
  ["volume", ["VL"]],
  ["issue", ["IS"]],
  ["publisher-place", ["CY"]],
  ["publisher", ["PB"]],
  ["note", ["N1"]],
  ["abstract", ["AB", "N2"]],
];

const LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/;

interface RisRecord {
  line: number;
  fields: { tag: string; text: string }[];
}

/** The year and, as soon as a date has one, the month: `2024/08//`, `2024/08/15/`, `2024`. */
function getDate(dates: readonly string[]): { "date-parts": string[][] } {
  const parts = dates.map((date) => date.split(/[/-]/).map((part) => part.trim()));
  const [first = []] = parts;
  return { "date-parts": [parts.find(([, month = ""]) => month !== "") ?? first] };
}

function toItem({ fields }: RisRecord): JsonObject {
  const textsOf = (...tags: string[]) =>
    tags.flatMap((tag) =>
      fields.flatMap((field) => (field.tag === tag && field.text !== "" ? field.text : [])),
    );
  const [type = ""] = textsOf("TY");
  const pages = [...textsOf("SP").slice(0, 1), ...textsOf("EP").slice(0, 1)];
  return {
    ...Object.fromEntries(FIELDS.map(([name, tags]) => [name, textsOf(...tags)])),
    type: TYPES[type.toUpperCase()] ?? type,
    author: textsOf("AU", "A1").map((name) => {
      const [family = "", given = "", suffix = ""] = name.split(/\s*,\s*/);
      return { family, given, suffix };
    }),
    issued: getDate(textsOf("PY", "Y1", "DA")),
    page: [...new Set(pages)].join("–"),
  };
}

/** Reads RIS as reference managers write it; what stands between records is passed over. */
export function readRis(file: string, text: string): BibliographyReading {
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
  let record: RisRecord | undefined;
  const close = (isClosed: boolean) => {
    if (record && !isClosed) {
      const message = 'the record is never closed; write "ER  - " after its last line';
      reading.refusals.push({ file, line: record.line, message });
    } else if (record) reading.entries.push(readItem(file, toItem(record), record.line));
    record = undefined;
  };
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const [, tag, value = ""] = LINE.exec(written.trimEnd()) ?? [];
    if (tag === "TY") {
      close(false);
      record = { line: index + 1, fields: [] };
    }
    if (tag === "ER") close(true);
    else if (tag !== undefined) record?.fields.push({ tag, text: value.trim() });
    else {
      const last = record?.fields.at(-1);
      if (last) last.text = `${last.text} ${written.trim()}`.trim();
    }
  });
  close(false);
  return reading;
}
