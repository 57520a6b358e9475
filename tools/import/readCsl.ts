import { isObject } from "../../src/lib/isObject";
import { getText } from "../check/referenceIndex";
import { readJson, type JsonObject, type JsonValue } from "../check/jsonDocument";
import { collapseWhitespace } from "../../src/lib/text";
import {
  LOST_LETTER,
  LOST_LETTER_MESSAGE,
  nameFromParts,
  readFields,
  untakenType,
  type BibliographyEntry,
  type BibliographyReading,
  type EntryAuthor,
  type Sources,
} from "./bibliographyEntry";

const TAKEN = new Map<string, BibliographyEntry["entryType"]>([
  ["paper-conference", "inproceedings"],
  ["article-journal", "article"],
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
  ["address", ["publisher-place"]],
  ["publisher", ["publisher"]],
  ["pages", ["page"]],
  ["note", ["note"]],
];

/** The markup that CSL allows in a text. */
const RICH_TEXT = /<\/?(?:i|b|sub|sup|span)(?:\s[^>]*)?>/g;

const plain = (value: JsonValue | undefined): string =>
  typeof value === "string" || typeof value === "number"
    ? collapseWhitespace(String(value).replace(RICH_TEXT, ""))
    : "";

/** Year or month of a CSL date, as text; empty where it has none. */
function partOfDate(issued: JsonValue | undefined, index: 0 | 1): string {
  if (!isObject(issued)) return "";
  const dates = issued["date-parts"];
  const first = Array.isArray(dates) ? dates[0] : undefined;
  const parts = Array.isArray(first) ? first : plain(issued.raw ?? issued.literal).split("-");
  return plain(parts[index]);
}

function personName(person: JsonValue): EntryAuthor {
  const part = (name: string) => getText(person, name) ?? "";
  const literal = part("literal");
  if (literal !== "") return { name: literal, family: null };
  const family = nameFromParts(
    part("dropping-particle"),
    part("non-dropping-particle"),
    part("family"),
  );
  return { name: nameFromParts(part("given"), family, part("suffix")), family };
}

function readItem(
  file: string,
  item: JsonObject,
  lineOf: (field?: string) => number,
): BibliographyEntry | { line: number; message: string } {
  const type = getText(item, "type") ?? "";
  const entryType = TAKEN.get(type);
  if (entryType === undefined) {
    const message = untakenType(type && `"${type}"`, '"paper-conference" or "article-journal"');
    return { line: lineOf("type"), message };
  }
  const lost = Object.keys(item).find((key) => JSON.stringify(item[key]).includes(LOST_LETTER));
  if (lost !== undefined) return { line: lineOf(lost), message: LOST_LETTER_MESSAGE };
  const fields = readFields(SOURCES, (field, name) => {
    const isDate = field === "year" || field === "month";
    const text = isDate ? partOfDate(item[name], field === "year" ? 0 : 1) : plain(item[name]);
    return { text, line: lineOf(name) };
  });
  return {
    file,
    line: lineOf(),
    key: plain(item.id) || null,
    entryType,
    authors: (Array.isArray(item.author) ? item.author : []).map(personName),
    fields,
    hasAbstract: plain(item.abstract) !== "",
  };
}

/** Reads CSL-JSON: a list of items, or one. */
export function readCsl(file: string, text: string): BibliographyReading {
  const document = readJson(text);
  if ("syntaxIssues" in document) {
    const { syntaxIssues } = document;
    const refusals = syntaxIssues.map(({ position: { line }, message }) => ({
      file,
      line,
      message,
    }));
    return { entries: [], refusals };
  }
  const reading: BibliographyReading = { entries: [], refusals: [] };
  const isList = Array.isArray(document.value);
  const items = Array.isArray(document.value) ? document.value : [document.value];
  items.forEach((item, index) => {
    const path = isList ? [index] : [];
    const lineOf = (field?: string) =>
      document.positionOf(field === undefined ? path : [...path, field]).line;
    const read = isObject(item)
      ? readItem(file, item, lineOf)
      : {
          line: lineOf(),
          message: "isn't an item of CSL-JSON; write an object with type and title",
        };
    if ("message" in read) reading.refusals.push({ file, ...read });
    else reading.entries.push(read);
  });
  return reading;
}
