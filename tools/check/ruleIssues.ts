import { NO_ACTION } from "../../src/kinds/article/noAction";
import { isObject } from "../../src/lib/isObject";
import { textOf, type Catalogue, type LoadedRecord } from "./referenceIndex";
import { valueAt, type JsonValue } from "./jsonDocument";
import type { ValueFault } from "./recordIssues";
import { didYouMean, nearest, quoted } from "./words";

/** The night shift of time zones: a day begins up to 14 hours before UTC says so. */
export const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

const lastSegment = (address: string) => address.split("/").at(-1) ?? "";

/** A text that is a day; what has another form is a fault of its own and cannot be compared. */
function dayOf(record: JsonValue, field: string): string | undefined {
  const day = textOf(record, field);
  return day !== undefined && /^\d{4}-\d{2}-\d{2}$/.test(day) ? day : undefined;
}

function caseStudyFaults(record: JsonValue): ValueFault[] {
  const url = textOf(record, "url");
  const id = textOf(record, "id");
  if (url === undefined || id === undefined || lastSegment(url) === id) return [];
  const meant = `${url.slice(0, url.lastIndexOf("/"))}/${id}`;
  return [{ path: ["url"], message: `must end in the id: write ${quoted(meant)}` }];
}

function jobFaults(record: JsonValue): ValueFault[] {
  const posted = dayOf(record, "datePosted");
  const last = dayOf(record, "validThrough");
  if (posted === undefined || last === undefined || last >= posted) return [];
  const message = `${quoted(last)} is before datePosted, ${quoted(posted)}`;
  return [{ path: ["validThrough"], message }];
}

/** A group of jobs that is another's but for its letter case: the list would show both. */
function groupFaults(record: JsonValue, { jobCategories }: Catalogue): ValueFault[] {
  const category = textOf(record, "category") ?? "";
  const first = jobCategories.get(category.toLowerCase());
  if (first === undefined || first === category) return [];
  const message = `${quoted(category)} is ${quoted(first)} in another job; write it alike in both`;
  return [{ path: ["category"], message }];
}

function categoryFaults(record: JsonValue): ValueFault[] {
  const list = valueAt(record, ["categories"]);
  const seen = new Set<string>();
  return (Array.isArray(list) ? list : []).flatMap((category, index): ValueFault[] => {
    if (typeof category !== "string") return [];
    const isRepeated = seen.has(category.toLowerCase());
    seen.add(category.toLowerCase());
    const message = `${quoted(category)} is listed twice; remove one`;
    return isRepeated ? [{ path: ["categories", index], message }] : [];
  });
}

function updateFaults(record: JsonValue): ValueFault[] {
  const published = dayOf(record, "datePublished");
  const updated = valueAt(record, ["lastUpdate"]);
  if (published === undefined || typeof updated !== "number") return [];
  if (!(updated < Date.parse(published) - EARLIEST_DAY_MS)) return [];
  const day = Number.isFinite(new Date(updated).getTime())
    ? new Date(updated).toISOString().slice(0, 10)
    : "";
  const message = `is ${day}, before datePublished, ${quoted(published)}`;
  return [{ path: ["lastUpdate"], message }];
}

/** Words that people use for a block of a picture. */
const PICTURE_WORDS: ReadonlySet<string> = new Set(["img", "picture", "photo", "figure"]);
const PICTURE_FILE = /\.(?:jpe?g|png|svg|gif|webp|avif)$/i;

/** Why a block of another kind than the site draws was meant to be a picture, or nothing (NEWS-08). */
function blockFault(block: JsonValue): string | undefined {
  const kind = textOf(block, "type");
  if (kind === undefined || kind === "image") return undefined;
  if (nearest(kind, ["image"]) !== undefined)
    return `no block kind ${quoted(kind)}${didYouMean(kind, ["image"])}`;
  const isPicture =
    PICTURE_WORDS.has(kind.toLowerCase()) || PICTURE_FILE.test(textOf(block, "src") ?? "");
  return isPicture ? `no block kind ${quoted(kind)}; write "image"` : undefined;
}

/** Whether the site draws nothing of a piece of an article. */
const isUndrawn = (block: JsonValue) => isObject(block) && textOf(block, "type") !== "image";

/** Pieces of an article's text that visitors would miss. */
function contentFaults(record: JsonValue): ValueFault[] {
  const path = ["full", "content"];
  const content = valueAt(record, path);
  const blocks = Array.isArray(content) ? content : [];
  const faults = blocks.flatMap((block, index): ValueFault[] => {
    const message = blockFault(block);
    return message === undefined ? [] : [{ path: [...path, index, "type"], message }];
  });
  if (faults.length > 0 || blocks.length === 0 || !blocks.every(isUndrawn)) return faults;
  const message = 'nothing of this list is drawn; write a text or a block of the type "image"';
  return [{ path, message }];
}

function actionFaults(record: JsonValue): ValueFault[] {
  const path = ["full", "action", "text"];
  const words = valueAt(record, path);
  if (typeof words !== "string" || words === NO_ACTION) return [];
  if (
    words
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, "-") !== NO_ACTION
  )
    return [];
  return [
    { path, message: `${quoted(words)} would be a button; did you mean ${quoted(NO_ACTION)}?` },
  ];
}

/** The parts of a legal text that its words promise: what the page adds below one of the sections. */
const PROMISED_INSERTS: Readonly<Record<string, string>> = {
  terms: "contact-email",
  cookies: "storage-table",
};

function legalFaults({ stem }: LoadedRecord, record: JsonValue): ValueFault[] {
  const promised = PROMISED_INSERTS[stem];
  const sections = valueAt(record, ["sections"]);
  if (promised === undefined || !Array.isArray(sections)) return [];
  if (sections.some((section) => textOf(section, "insert") === promised)) return [];
  const message = `no section has "insert": ${quoted(promised)}, which the page promises; add it to one`;
  return [{ path: ["sections"], message }];
}

/** Rules that tie the fields of one record. */
export function ruleFaults(
  record: LoadedRecord,
  value: JsonValue,
  catalogue: Catalogue,
): ValueFault[] {
  switch (record.type.typeName) {
    case "CaseStudy":
      return caseStudyFaults(value);
    case "Job":
      return [...jobFaults(value), ...groupFaults(value, catalogue)];
    case "Publication":
      return categoryFaults(value);
    case "Article":
      return [...updateFaults(value), ...contentFaults(value), ...actionFaults(value)];
    case "LegalPage":
      return legalFaults(record, value);
    default:
      return [];
  }
}
