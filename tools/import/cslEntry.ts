import { parseFragment } from "parse5";
import { isObject } from "../../src/lib/isObject";
import { collapseWhitespace } from "../../src/lib/text";
import type { JsonObject, JsonValue } from "../../src/lib/json";

/** A message about a line of a file; lines start at 1. */
export interface Notice {
  file: string;
  line: number;
  message: string;
}

/** A bibliography entry as a CSL-JSON item, for all file formats. */
export interface BibliographyEntry {
  file: string;
  /** First line of the entry, starting at 1. */
  line: number;
  /** Type as the file's format writes it. */
  type: string;
  item: JsonObject;
  /** Reasons to refuse the entry. */
  faults: readonly string[];
  /** Warnings about omitted or doubtful data. */
  notes: readonly string[];
}

export interface BibliographyReading {
  entries: BibliographyEntry[];
  refusals: Notice[];
  warnings: Notice[];
}

const MARKUP =
  /<\/?(?:(?:jats|mml):\w+|math|m(?:i|n|o|row|sub|sup|text)|i|b|em|sub|sup|scp|sc|span|a|code|p|br|li|ul|tex)(?:\s[^<>]*)?\/?>/gi;
const RAISED = /<(?:jats:)?(sup|sub)>(\d+)<\/(?:jats:)?\1>/gi;

const raise = (_all: string, tag: string, digits: string) =>
  digits.replace(/\d/g, (digit) =>
    tag.toLowerCase() === "sub"
      ? String.fromCodePoint(0x2080 + Number(digit))
      : ("⁰¹²³⁴⁵⁶⁷⁸⁹"[Number(digit)] ?? digit),
  );

const decodeEntities = (text: string): string =>
  text.replace(/&(?:#\d+|#x[\da-f]+|\w+);/gi, (entity) => {
    const [node] = parseFragment(entity).childNodes;
    return node && "value" in node ? node.value : entity;
  });

/**
 * Converts CSL text to plain text.
 * Removes markup, decodes entities twice (some exports escape twice), and collapses white space.
 */
export const plainText = (text: string): string =>
  collapseWhitespace(
    decodeEntities(decodeEntities(text))
      .replace(RAISED, raise)
      .replace(MARKUP, "")
      .replace(/(?<![\p{L}\p{N}])"([^"]+)"/gu, "“$1”"),
  ).normalize("NFC");

/** Returns a CSL value as plain text. Of a list, such as Crossref's titles, the first item. */
export function plain(value: JsonValue | undefined): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" || typeof first === "number" ? plainText(String(first)) : "";
}

/** Returns a property of a CSL value, such as a name's `family`, as plain text. */
export const partOf = (value: JsonValue | undefined, name: string): string =>
  plain(isObject(value) ? value[name] : undefined);

/** Returns year and month of a CSL date; missing or invalid parts are undefined. */
export function datePartsOf(issued: JsonValue | undefined): (number | undefined)[] {
  const dates = isObject(issued) ? issued["date-parts"] : undefined;
  const [first] = Array.isArray(dates) ? dates : [];
  const parts = (Array.isArray(first) ? first : []).map((part) => Number(plain(part)));
  return parts.map((part) => (part > 0 ? part : undefined));
}

export const withSubtitle = (title: string, subtitle: string): string =>
  title === "" || subtitle === ""
    ? title
    : `${title}${/[.:?!]$/.test(title) ? "" : ":"} ${subtitle}`;

/** Reports replacement characters, which decoders insert for invalid UTF-8. */
export const lostLetters = (text: string): string[] =>
  text.includes("\ufffd")
    ? ["a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again"]
    : [];
