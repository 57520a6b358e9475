import {
  LOST_LETTER,
  LOST_LETTER_MESSAGE,
  nameFromParts,
  readFields,
  untakenType,
  type BibliographyEntry,
  type BibliographyReading,
  type EntryField,
  type Refusal,
  type Sources,
} from "./bibliographyEntry";

const TAKEN = new Map<string, BibliographyEntry["entryType"]>([
  ["CONF", "inproceedings"],
  ["CPAPER", "inproceedings"],
  ["JOUR", "article"],
]);

const SOURCES: Sources = [
  ["title", ["TI", "T1"]],
  ["url", ["UR"]],
  ["doi", ["DO"]],
  ["container", ["T2", "JO", "JF", "BT", "C3"]],
  ["volume", ["VL"]],
  ["issue", ["IS"]],
  ["year", ["PY", "Y1", "DA"]],
  ["month", ["DA", "Y1", "PY"]],
  ["address", ["CY"]],
  ["publisher", ["PB"]],
  ["note", ["N1"]],
];

const LINE = /^([A-Z][A-Z0-9]) {2}-(?: (.*))?$/;

interface RisLine {
  tag: string;
  text: string;
  line: number;
}

/** `2024/08//` and `2024/08/15/` in their parts. */
function partOfDate(field: EntryField, text: string): string {
  const [year = "", month = ""] = text.split(/[/-]/);
  return field === "year" ? year.trim() : month.trim();
}

function readRecord(file: string, lines: readonly RisLine[]): BibliographyEntry | Refusal {
  const [opening] = lines;
  const line = opening?.line ?? 1;
  const type = opening?.text.toUpperCase() ?? "";
  const entryType = TAKEN.get(type);
  if (entryType === undefined) {
    return { file, line, message: untakenType(type, "CONF, CPAPER or JOUR") };
  }
  const lost = lines.find(({ text }) => text.includes(LOST_LETTER));
  if (lost) return { file, line: lost.line, message: LOST_LETTER_MESSAGE };

  const tagged = (tag: string) => lines.find((each) => each.tag === tag && each.text !== "");
  const fields = readFields(SOURCES, (field, tag) => {
    const found = tagged(tag);
    const isDate = field === "year" || field === "month";
    return found && isDate ? { ...found, text: partOfDate(field, found.text) } : found;
  });
  const first = tagged("SP");
  const last = tagged("EP");
  if (first) {
    const text = last && last.text !== first.text ? `${first.text}–${last.text}` : first.text;
    fields.set("pages", { text, line: first.line });
  }
  const authors = lines.filter(({ tag, text }) => (tag === "AU" || tag === "A1") && text !== "");
  return {
    file,
    line,
    key: tagged("ID")?.text ?? null,
    entryType,
    authors: authors.map(({ text }) => {
      const [family = "", given = "", suffix = ""] = text.split(/\s*,\s*/);
      return {
        name: nameFromParts(given, family, suffix),
        family: given === "" ? null : family,
      };
    }),
    fields,
    hasAbstract: tagged("AB") !== undefined || tagged("N2") !== undefined,
  };
}

/** Reads RIS as reference managers write it. */
export function readRis(file: string, text: string): BibliographyReading {
  const reading: BibliographyReading = { entries: [], refusals: [] };
  let lines: RisLine[] = [];
  const refuse = (line: number, message: string) => reading.refusals.push({ file, line, message });
  const unfinished = () => {
    const [opening] = lines;
    if (opening)
      refuse(opening.line, 'the record is never closed; write "ER  - " after its last line');
    lines = [];
  };
  text.split(/\r\n|\r|\n/).forEach((written, index) => {
    const line = index + 1;
    const [, tag, value = ""] = LINE.exec(written.trimEnd()) ?? [];
    if (tag === undefined) {
      const last = lines.at(-1);
      if (last) last.text = `${last.text} ${written.trim()}`.trim();
      else if (written.trim() !== "")
        refuse(line, 'no record begins before this line; write "TY  - " and the type');
      return;
    }
    if (tag === "TY") unfinished();
    else if (lines.length === 0) {
      refuse(line, `${tag} is outside a record; begin it with "TY  - " and the type`);
      return;
    }
    if (tag !== "ER") {
      lines.push({ tag, text: value.trim(), line });
      return;
    }
    const read = readRecord(file, lines);
    if ("message" in read) reading.refusals.push(read);
    else reading.entries.push(read);
    lines = [];
  });
  unfinished();
  return reading;
}
