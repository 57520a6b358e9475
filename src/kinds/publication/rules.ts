import { z } from "zod";
import { formatPageRange } from "../../lib/citation/citedPaper";
import { withInitialsFirst } from "../../lib/citation/personName";
import { isPlaceholder } from "../draft";
import { quote } from "../../lib/messages";
import { consistency } from "../fields";

/** Texts that reference managers export for a missing value. */
const PLACEHOLDER =
  /^(?:n\.?\s?\/?\s?a\.?|none|nan|nil|null|undefined|unknown|(?:not? ?)?specified|no|not (?:available|applicable|known)|(?:article )?in (?:press|print)\b.*|forthcoming|to appear|accepted|submitted|early (?:access|view)|(?:e?pub )?ahead[ -]of[ -]print|online (?:first|ahead.*)|advance\b.*|tb[ad]|pp?\.?|[-–—?.…]+|x{2,}|arxiv|corr)$/i;

export const isMissingValue = (text: string): boolean => PLACEHOLDER.test(text.trim());

const isNoPage = (text: string) => isMissingValue(text) || /^0*$/.test(text);

export function suggestPages(text: string): string | undefined {
  const pages = formatPageRange(text);
  const [first = "", last = ""] = pages.split("–");
  if (isNoPage(first) || pages.split(/[-–]/).every(isNoPage)) return undefined;
  return last !== "" && isNoPage(last) ? first : pages;
}

const PRIVATE_NOTE =
  /[^\s@<]+@[^\s@]+\.\w+|\b(?:cited by|times cited|cited references)\b|\bexport(?:ed)?\b.*\bdate\b|\bexport date\b|\bdate (?:revised|accessed|added)\b|\b(?:correspondence|reprint) address\b|\baccession number\b/i;

/** Finds private data that databases and reference managers add to notes, or returns undefined. */
export const findPrivateNote = (note: string): string | undefined => PRIVATE_NOTE.exec(note)?.[0];

/** Words of organisations' names, in which an "and" doesn't join two people. */
const ORGANIZATION =
  /\b(?:Universit\w+|Institut\w+|Associat\w+|Society|Committee|Consortium|Department|Ministry|Laborator\w+|Cent(?:er|re)s?|Foundation|Corporation|Company|Council|Agency|Office|Group|Team|Project|Standards|Technolog\w+|Research|Academy|Bureau|Commission|Federation|Union|Organi[sz]ation|Ltd|Inc|LLC|GmbH|Co|Sons)\b/;

const NAME_SLIPS: readonly (readonly [RegExp, string])[] = [
  [/\bet\.? al\b/i, "leaves people out; write every author's name, each as a separate item"],
  [/^\P{L}*$/u, 'has no letter; write the person\'s name, such as "Ada Lovelace"'],
  [/[\p{N}*†‡§¶]/u, "has a digit or a footnote mark; write the name alone"],
];
const JOINED = /[,;&/]|\sand\s/i;

/** Returns why a text isn't an author's name, with advice, or undefined. */
export function findNameSlip(name: string, isOrganization = ORGANIZATION.test(name)) {
  if (isPlaceholder(name)) return undefined;
  if (JOINED.test(name) && !isOrganization)
    return "isn't one person's name; write each person as a separate item, the given name first, without a comma, or add \"isOrganization\": true to an organisation";
  return NAME_SLIPS.find(([pattern]) => pattern.test(name))?.[1];
}

/** Creates a zod check from a function that returns an error message or undefined. */
const createCheck = (findIssue: (text: string) => string | undefined) =>
  z.superRefine<string>((text, context) => {
    const message = findIssue(text);
    if (message !== undefined) context.addIssue({ code: "custom", message, ...consistency });
  });

export const checkKnown = createCheck((text) =>
  isMissingValue(text)
    ? `${quote(text)} means that the value is unknown; write the value or a placeholder`
    : undefined,
);

export const checkPublic = createCheck((text) => {
  const note = findPrivateNote(text);
  return note && `${quote(note)} isn't for the public; leave it out`;
});

export const checkPages = createCheck((pages) => {
  const meant = suggestPages(pages);
  if (meant === undefined) return `${quote(pages)} aren't pages; leave the field out`;
  return meant === formatPageRange(pages) ? undefined : `write ${quote(meant)}`;
});

export function warnOfPages(pages: string): string | undefined {
  const [, first = "", last = ""] = /^(\d+)–(\d+)$/.exec(pages) ?? [];
  return first.length === last.length && Number(last) < Number(first)
    ? `the last page is before the first; write "${last}–${first}"`
    : undefined;
}

/** Warns of a family name before initials, or a name in capitals. */
export function warnOfName(name: string): string | undefined {
  const meant = withInitialsFirst(name);
  if (meant) return `has the family name first; write ${quote(meant.name)}`;
  const words = name.split(" ").filter((word) => /\p{L}{3}/u.test(word));
  if (words.length < 2 || name !== name.toUpperCase() || name === name.toLowerCase())
    return undefined;
  const plain = name.toLowerCase().replace(/(?<!\p{L})\p{L}/gu, (letter) => letter.toUpperCase());
  return `is in capitals; write ${quote(plain)}`;
}
