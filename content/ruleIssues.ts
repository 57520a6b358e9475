import { z } from "zod";
import { NO_ACTION } from "../src/kinds/article/copy";
import { isObject } from "../src/lib/isObject";
import { getText, type LoadedRecord } from "./referenceIndex";
import { textsAt, valueAt, type JsonValue } from "./jsonDocument";
import { paperIssues } from "./paperRules";
import type { ValueIssue } from "./recordIssues";
import { didYouMean, nearest, quoted } from "./words";

/** Maximum offset from UTC: a day begins up to 14 hours earlier in the easternmost time zone. */
export const EARLIEST_DAY_MS = 14 * 60 * 60 * 1000;

const lastSegment = (address: string) => address.split("/").at(-1) ?? "";

/** Returns a valid date, or undefined; the schema reports other forms. */
function getDay(record: JsonValue, field: string): string | undefined {
  const day = getText(record, field);
  return z.iso.date().safeParse(day).success ? day : undefined;
}

function caseStudyIssues(record: JsonValue): ValueIssue[] {
  const url = getText(record, "url");
  const id = getText(record, "id");
  if (url === undefined || id === undefined || lastSegment(url) === id) return [];
  const meant = `${url.slice(0, url.lastIndexOf("/"))}/${id}`;
  return [{ path: ["url"], message: `must end in the id: write ${quoted(meant)}` }];
}

function jobIssues(record: JsonValue): ValueIssue[] {
  const posted = getDay(record, "datePosted");
  const last = getDay(record, "validThrough");
  if (posted === undefined || last === undefined || last >= posted) return [];
  const message = `${quoted(last)} is before datePosted, ${quoted(posted)}`;
  return [{ path: ["validThrough"], message }];
}

const categoryIssues = (record: JsonValue): ValueIssue[] =>
  textsAt(record, ["categories", "*"]).flatMap(({ path, value }, index, all) => {
    const isSame = (other: { value: string }) => other.value.toLowerCase() === value.toLowerCase();
    const message = `${quoted(value)} is listed twice; remove one`;
    return all.findIndex(isSame) < index ? [{ path, message }] : [];
  });

function updateIssues(record: JsonValue): ValueIssue[] {
  const published = getDay(record, "datePublished");
  const updated = valueAt(record, ["lastUpdate"]);
  if (published === undefined || typeof updated !== "number") return [];
  if (!(updated < Date.parse(published) - EARLIEST_DAY_MS)) return [];
  const day = Number.isFinite(new Date(updated).getTime())
    ? new Date(updated).toISOString().slice(0, 10)
    : "";
  const message = `is ${day}, before datePublished, ${quoted(published)}`;
  return [{ path: ["lastUpdate"], message }];
}

const PICTURE_WORDS: ReadonlySet<string> = new Set(["img", "picture", "photo", "figure"]);
const PICTURE_FILE = /\.(?:jpe?g|png|svg|gif|webp|avif)$/i;

/** Suggests "image" for a misnamed block, or returns undefined. */
function blockIssue(block: JsonValue): string | undefined {
  const kind = getText(block, "type");
  if (kind === undefined || kind === "image" || kind === "html") return undefined;
  if (nearest(kind, ["image"]) !== undefined)
    return `no block kind ${quoted(kind)}${didYouMean(kind, ["image"])}`;
  const isPicture =
    PICTURE_WORDS.has(kind.toLowerCase()) || PICTURE_FILE.test(getText(block, "src") ?? "");
  return isPicture ? `no block kind ${quoted(kind)}; write "image"` : undefined;
}

const isUndrawn = (block: JsonValue) =>
  isObject(block) && !["image", "html"].includes(getText(block, "type") ?? "");

/** Reports article blocks that the site wouldn't show. */
function contentIssues(record: JsonValue): ValueIssue[] {
  const path = ["full", "content"];
  const content = valueAt(record, path);
  const blocks = Array.isArray(content) ? content : [];
  const issues = blocks.flatMap((block, index): ValueIssue[] => {
    const message = blockIssue(block);
    return message === undefined ? [] : [{ path: [...path, index, "type"], message }];
  });
  if (issues.length > 0 || blocks.length === 0 || !blocks.every(isUndrawn)) return issues;
  const message = 'nothing of this list is drawn; write a text or a block of the type "image"';
  return [{ path, message }];
}

/** Reports missing card fields of articles with a page, and card fields of articles without one. */
const pageIssues = (record: JsonValue): ValueIssue[] => {
  const hasPage = valueAt(record, ["full"]) !== undefined;
  return ["imageURL", "action"].flatMap((field): ValueIssue[] => {
    const path = ["preview", field];
    if ((valueAt(record, path) !== undefined) === hasPage) return [];
    if (hasPage && field === "action") return [];
    const message = hasPage
      ? "is missing: an article with a page has a card, which needs it"
      : "belongs to the card of an article with a page; remove it, or write the page in full";
    return [{ path, message }];
  });
};

const actionIssues = (record: JsonValue): ValueIssue[] =>
  textsAt(record, ["full", "action", "text"]).flatMap(({ path, value }) => {
    const meant = value
      .trim()
      .toLowerCase()
      .replace(/[\s_-]+/g, "-");
    if (value === NO_ACTION || meant !== NO_ACTION) return [];
    const message = `${quoted(value)} would be a button; did you mean ${quoted(NO_ACTION)}?`;
    return [{ path, message }];
  });

/** Inserts that a legal text refers to, by file name. */
const PROMISED_INSERTS: Readonly<Record<string, string>> = {
  terms: "contact-email",
  cookies: "storage-table",
};

function legalIssues(record: JsonValue, stem: string): ValueIssue[] {
  const promised = PROMISED_INSERTS[stem];
  const sections = valueAt(record, ["sections"]);
  if (promised === undefined || !Array.isArray(sections)) return [];
  if (sections.some((section) => getText(section, "insert") === promised)) return [];
  const message = `no section has "insert": ${quoted(promised)}, which the page promises; add it to one`;
  return [{ path: ["sections"], message }];
}

const RULES: Readonly<Record<string, (record: JsonValue, stem: string) => ValueIssue[]>> = {
  CaseStudy: caseStudyIssues,
  Job: jobIssues,
  Publication: (record) => [...categoryIssues(record), ...paperIssues(record)],
  Article: (record) => [
    ...updateIssues(record),
    ...contentIssues(record),
    ...pageIssues(record),
    ...actionIssues(record),
  ],
  TextPage: legalIssues,
};

/** Checks rules between the fields of one record. */
export const ruleIssues = ({ type, stem }: LoadedRecord, value: JsonValue): ValueIssue[] =>
  RULES[type.typeName]?.(value, stem) ?? [];
