import { isObject } from "../../src/lib/isObject";
import { readJson, type JsonObject, type JsonValue } from "../check/jsonDocument";
import {
  lostLetters,
  personOf,
  plainText,
  readFields,
  withSubtitle,
  type BibliographyEntry,
  type BibliographyReading,
  type EntryAuthor,
  type Sources,
} from "./bibliographyEntry";

/** Types of CSL, and those that Crossref's own JSON has for the same. */
const TYPES = new Map<string, BibliographyEntry["entryType"]>([
  ["paper-conference", "inproceedings"],
  ["proceedings-article", "inproceedings"],
  ["article-journal", "article"],
  ["journal-article", "article"],
  ...["article", "posted-content", "manuscript", "report", "webpage"].map(
    (type) => [type, "preprint"] as const,
  ),
]);

const SOURCES: Sources = [
  ["title", ["title"]],
  ["url", ["URL"]],
  ["doi", ["DOI"]],
  ["container", ["container-title"]],
  ["volume", ["volume"]],
  ["issue", ["issue"]],
  ["year", ["issued"]],
  ["month", ["issued"]],
  ["address", ["publisher-place", "publisher-location", "event-place"]],
  ["publisher", ["publisher"]],
  ["pages", ["page"]],
  ["note", ["note"]],
  ["arxiv", ["number"]],
];

/** A text; the first of a list, as Crossref writes titles. */
function plain(value: JsonValue | undefined): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" || typeof first === "number" ? plainText(String(first)) : "";
}

/** Year or month of a CSL date, as text; empty where it has none. */
function partOfDate(issued: JsonValue | undefined, index: 0 | 1): string {
  if (!isObject(issued)) return "";
  const dates = issued["date-parts"];
  const first = Array.isArray(dates) ? dates[0] : undefined;
  const parts = Array.isArray(first) ? first : plain(issued.raw ?? issued.literal).split("-");
  return plain(parts[index]);
}

function toAuthor(person: JsonValue): EntryAuthor {
  const part = (name: string) => plain(isObject(person) ? person[name] : undefined);
  const literal = part("literal") || part("name");
  if (literal !== "") return { name: literal, family: null };
  const particles = `${part("dropping-particle")} ${part("non-dropping-particle")}`;
  return personOf(part("given"), `${particles} ${part("family")}`.trim(), part("suffix"));
}

/** Reads an item of CSL-JSON, which begins at a line. */
export function readItem(file: string, item: JsonObject, line: number): BibliographyEntry {
  const type = plain(item.type);
  const entryType = TYPES.get(type) ?? null;
  const fields = readFields(SOURCES, (name, field) => {
    if (field === "year" || field === "month")
      return partOfDate(item[name], field === "year" ? 0 : 1);
    const text = plain(item[name]);
    return field === "title" ? withSubtitle(text, plain(item.subtitle)) : text;
  });
  return {
    file,
    line,
    key: plain(item.id) || null,
    type: type || "no type",
    entryType,
    authors: (Array.isArray(item.author) ? item.author : []).map(toAuthor),
    hasOthers: false,
    fields,
    hasAbstract: plain(item.abstract) !== "",
    faults: lostLetters(JSON.stringify(item)),
  };
}

/** The place of the items: the file itself, or where the answer of Crossref's interface has them. */
function findItems(value: JsonValue): { value: JsonValue; path: string[] } {
  const path = isObject(value) && isObject(value.message) ? ["message"] : [];
  const message = isObject(value) && isObject(value.message) ? value.message : value;
  return isObject(message) && Array.isArray(message.items)
    ? { value: message.items, path: [...path, "items"] }
    : { value: message, path };
}

/** Reads CSL-JSON, Crossref's own too: a list of items, or one. */
export function readCsl(file: string, text: string): BibliographyReading {
  const document = readJson(text);
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
  if ("syntaxIssues" in document) {
    for (const { position, message } of document.syntaxIssues)
      reading.refusals.push({ file, line: position.line, message });
    return reading;
  }
  const { value, path } = findItems(document.value);
  const items = Array.isArray(value) ? value : [value];
  items.forEach((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...path, index] : path);
    if (isObject(item)) reading.entries.push(readItem(file, item, line));
    else {
      const message = "isn't an item of CSL-JSON; write an object with type and title";
      reading.refusals.push({ file, line, message });
    }
  });
  return reading;
}
