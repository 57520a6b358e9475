import { isObject } from "../../src/lib/isObject";
import { readJson } from "../../content/jsonDocument";
import type { JsonValue } from "../../src/lib/json";
import { lostLetters, partOf, plain, type BibliographyReading } from "./cslEntry";
import { readDate } from "./readDate";

/** Returns the items and their path: the file itself, or `message.items` of Crossref's API. */
function findItems(value: JsonValue): { value: JsonValue; path: string[] } {
  const path = isObject(value) && isObject(value.message) ? ["message"] : [];
  const message = isObject(value) && isObject(value.message) ? value.message : value;
  return isObject(message) && Array.isArray(message.items)
    ? { value: message.items, path: [...path, "items"] }
    : { value: message, path };
}

/** Returns year and month of a CSL date, or its raw or literal text. */
function dateText(issued: JsonValue | undefined): string {
  const dates = isObject(issued) ? issued["date-parts"] : undefined;
  const [first] = Array.isArray(dates) ? dates : [];
  return Array.isArray(first)
    ? first
        .slice(0, 2)
        .map((part) => plain(part))
        .join("-")
    : partOf(issued, "raw") || partOf(issued, "literal");
}

/** Reads CSL-JSON, including Crossref's API format: one item or a list. */
export function readCsl(file: string, text: string): BibliographyReading {
  const document = readJson(text);
  const reading: BibliographyReading = { entries: [], refusals: [], warnings: [] };
  if ("syntaxIssues" in document) {
    for (const { position, message } of document.syntaxIssues)
      reading.refusals.push({ file, line: position.line, message });
    return reading;
  }
  const { value, path } = findItems(document.value);
  (Array.isArray(value) ? value : [value]).forEach((item, index) => {
    const { line } = document.positionOf(Array.isArray(value) ? [...path, index] : path);
    if (isObject(item)) {
      const { issued, notes } = readDate([dateText(item.issued)]);
      const faults = lostLetters(JSON.stringify(item));
      const type = plain(item.type) || "no type";
      reading.entries.push({ file, line, type, item: { ...item, issued }, faults, notes });
    } else {
      const message = "isn't an item of CSL-JSON; write an object with type and title";
      reading.refusals.push({ file, line, message });
    }
  });
  return reading;
}
