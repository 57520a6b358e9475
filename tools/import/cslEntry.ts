import { parseFragment } from "parse5";
import { isObject } from "../../src/lib/isObject";
import { collapseWhitespace } from "../../src/lib/text";
import type { JsonObject, JsonValue } from "../check/jsonDocument";

/** Something to tell of a file, at a line counted from 1. */
export interface Notice {
  file: string;
  line: number;
  message: string;
}

/** A paper as a bibliography gives it: an item of CSL-JSON, whatever the file's format. */
export interface BibliographyEntry {
  file: string;
  /** The line on which the entry begins, counted from 1. */
  line: number;
  /** Its type as the format writes it. */
  type: string;
  item: JsonObject;
  /** Why it can't be taken. */
  faults: readonly string[];
  /** What was left out or may be wrong. */
  notes: readonly string[];
}

/** The entries of a file, why some can't be read, and what else is to be told. */
export interface BibliographyReading {
  entries: BibliographyEntry[];
  refusals: Notice[];
  warnings: Notice[];
}

/** Markup that CSL allows in a text, Crossref writes, and the reader of BibTeX makes of commands. */
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

/** A text as people read it: without markup and entities (of which exports have some twice), white space squeezed. */
export const plainText = (text: string): string =>
  collapseWhitespace(
    decodeEntities(decodeEntities(text))
      .replace(RAISED, raise)
      .replace(MARKUP, "")
      .replace(/(?<![\p{L}\p{N}])"([^"]+)"/gu, "“$1”"),
  ).normalize("NFC");

/** A value of CSL as plain text; the first of a list, as Crossref writes titles. */
export function plain(value: JsonValue | undefined): string {
  const [first] = Array.isArray(value) ? value : [value];
  return typeof first === "string" || typeof first === "number" ? plainText(String(first)) : "";
}

/** A part of a value of CSL, such as a name's `family`, as plain text. */
export const partOf = (value: JsonValue | undefined, name: string): string =>
  plain(isObject(value) ? value[name] : undefined);

/** Year and month of a date of CSL, each as far as it has one. */
export function datePartsOf(issued: JsonValue | undefined): (number | undefined)[] {
  const dates = isObject(issued) ? issued["date-parts"] : undefined;
  const [first] = Array.isArray(dates) ? dates : [];
  const parts = (Array.isArray(first) ? first : []).map((part) => Number(plain(part)));
  return parts.map((part) => (part > 0 ? part : undefined));
}

/** A title with its subtitle, where it has one. */
export const withSubtitle = (title: string, subtitle: string): string =>
  title === "" || subtitle === ""
    ? title
    : `${title}${/[.:?!]$/.test(title) ? "" : ":"} ${subtitle}`;

/** Tells where the text of an entry has the sign that a decoder puts in place of bytes that aren't UTF-8. */
export const lostLetters = (text: string): string[] =>
  text.includes("\ufffd")
    ? ["a letter is not saved as UTF-8; save the file as UTF-8 and write the letter again"]
    : [];
