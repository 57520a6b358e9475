import type { JsonObject } from "../../src/lib/json";
import { lostLetters, type BibliographyReading } from "./cslEntry";
import { readDate } from "./readDate";

/** RIS types that the catalogue may take, with their CSL types. */
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

/** RIS tags for each CSL field, in order of preference. */
const FIELDS: readonly (readonly [string, readonly string[]])[] = [
  ["id", ["ID"]],
  ["title", ["TI", "T1"]],
  ["URL", ["UR"]],
  ["DOI", ["DO"]],
  ["container-title", ["T2", "JO", "JF", "BT", "C3", "JA", "J2", "J1"]],
  ["volume", ["VL"]],
  ["issue", ["IS"]],
  ["article-number", ["C7"]],
  ["publisher-place", ["CY"]],
  ["publisher", ["PB"]],
  ["abstract", ["AB", "N2"]],
];

const LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/;
/** Some exporters use other white space; then only known RIS tags start a line. */
const LOOSE_LINE =
  /^\s*(TY|ER|T[I123]|A[UBDN1-4]|P[YB]|Y[12]|DA|J[OFA12]|VL|IS|SP|EP|DO|UR|CY|N[12]|KW|SN|ID|BT|C[1-8]|L[AK1-4]|M[1-3]|D[BP]|ST|ET)\s*-(?:\s+(.*))?$/;

interface RisRecord {
  line: number;
  fields: { tag: string; text: string }[];
}

function toName(name: string): JsonObject {
  const [family = "", given = "", suffix = ""] = name.split(/\s*,\s*/);
  return { family, given, suffix };
}

/** Reads RIS as reference managers write it. Ignores text between records. */
export function readRis(file: string, text: string): BibliographyReading {
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
  let record: RisRecord | undefined;
  const close = (isClosed: boolean) => {
    const { line, fields } = record ?? { line: 0, fields: [] };
    const textsOf = (...tags: string[]) =>
      tags.flatMap((tag) => fields.flatMap((one) => (one.tag === tag && one.text) || []));
    if (record && !isClosed) {
      const message = 'the record is never closed; write "ER  - " after its last line';
      reading.refusals.push({ file, line, message });
    } else if (record) {
      const [type = ""] = textsOf("TY");
      const { issued, notes } = readDate(textsOf("PY", "Y1", "DA"));
      const pages = [...textsOf("SP").slice(0, 1), ...textsOf("EP").slice(0, 1)];
      const hasNotes = textsOf("N1").length > 0;
      reading.entries.push({
        file,
        line,
        type,
        item: {
          ...Object.fromEntries(FIELDS.map(([name, tags]) => [name, textsOf(...tags)])),
          type: TYPES[type.toUpperCase()] ?? type,
          author: textsOf("AU", "A1").map(toName),
          issued,
          page: [...new Set(pages)].join("–"),
        },
        faults: lostLetters(JSON.stringify(fields)),
        notes: [
          ...notes,
          ...(hasNotes ? ["its notes (N1) were left out: databases keep theirs there"] : []),
        ],
      });
    }
    record = undefined;
  };
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const [, tag, value = ""] = LINE.exec(written.trimEnd()) ?? LOOSE_LINE.exec(written) ?? [];
    if (tag === "TY") {
      close(false);
      record = { line: index + 1, fields: [] };
    }
    if (tag === "ER") close(true);
    else if (tag !== undefined) record?.fields.push({ tag, text: value.trim() });
    else if (!record && /^\s*TY\s*[-–—:]/.test(written)) {
      const message = "isn't a line of RIS; write two blanks, a hyphen and a blank after the tag";
      reading.refusals.push({ file, line: index + 1, message });
    } else {
      const last = record?.fields.at(-1);
      if (last) last.text = `${last.text} ${written.trim()}`.trim();
    }
  });
  close(false);
  return reading;
}
