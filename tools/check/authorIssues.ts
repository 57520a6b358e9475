import { goesLiveMs } from "../../src/kinds/goesLiveMs";
import { isObject } from "../../src/lib/isObject";
import { splitName } from "../../src/lib/citation/personName";
import { slugify } from "../../src/lib/slugify";
import { getText, type LoadedRecord } from "./referenceIndex";
import type { FieldPath } from "../../src/lib/issue";
import { textsAt } from "./jsonDocument";
import type { IssueOfRecord } from "./repeatedValues";
import { didYouMean, quoted } from "./words";

interface NamedAt {
  name: string;
  record: LoadedRecord;
  path: FieldPath;
}

const namesAt = (record: LoadedRecord, ...list: string[]): NamedAt[] =>
  textsAt(record.document?.value, list).map(({ value, path }) => ({ name: value, record, path }));

/** Figures and signs by which papers tell affiliations, with the commas and blanks between them. */
const FOOTNOTE_MARKS = /\s*[\p{N}*†‡§¶]+(?:,\s*[\p{N}*†‡§¶]+)*/gu;

/** Whether the parts between commas are several names, and not one with the family name first. */
function areSeveralNames(parts: readonly string[], families: readonly string[]): boolean {
  const [first = "", second = ""] = parts;
  const names = parts.filter((part) => part.includes(" "));
  const isTurned = parts.length === 2 && splitName(`${second} ${first}`, families).family === first;
  return names.length > 1 && !isTurned;
}

/** Why a text is not the name of one person, and what to write instead; or nothing. */
function nameIssue(name: string, families: readonly string[]): string | undefined {
  if (/\bet\.? al\b/i.test(name)) {
    return `${quoted(name)} leaves people out; write every author's name, each as an item of its own`;
  }
  const parts = name.split(",").map((part) => part.trim());
  const isSuffix = (part: string) => splitName(`Given Family ${part}`).suffix !== "";
  const [family = "", ...given] = parts.filter((part) => part !== "" && !isSuffix(part));
  if (/[;&/]|\sand\s/i.test(name) || areSeveralNames([family, ...given], families)) {
    return `${quoted(name)} names several persons; write each as an item of its own`;
  }
  if (!/\p{L}/u.test(name)) {
    return `${quoted(name)} has no letter; write the person's name, such as "Ada Lovelace"`;
  }
  if (/[\p{N}*†‡§¶]/u.test(name)) {
    const clean = name.replace(FOOTNOTE_MARKS, "").trim();
    return `${quoted(name)} has a figure or a footnote mark; write the name alone: ${quoted(clean)}`;
  }
  if (parts.length === 1) return undefined;
  const turned = [...given, family, ...parts.filter(isSuffix)];
  return `${quoted(name)} has a comma; write the given name first, without a comma: ${quoted(turned.join(" "))}`;
}

/**
 * Papers name people as printed, each once, one person to a name, the given name first. A record
 * that joins spellings must name spellings that papers have, one person each; and two spellings that
 * differ in accents, case or hyphens only are one person, so they need such a record.
 */
export function authorIssues(records: readonly LoadedRecord[]): IssueOfRecord[] {
  const printed = records
    .filter(({ type }) => type.typeName === "Publication")
    .flatMap((record) => namesAt(record, "authors", "*", "name"));
  const families = records.flatMap((record) =>
    namesAt(record, "authors", "*", "family").map(({ name }) => name),
  );
  const printedNames = new Set(printed.map(({ name }) => name));
  // A paper that cannot be read may have the spelling.
  const areAllRead = records.every(
    ({ type, document }) => type.typeName !== "Publication" || document !== undefined,
  );
  const joining = records.filter(({ type }) => type.typeName === "Author");
  const issues: IssueOfRecord[] = [];

  const joinedBy = new Map<string, LoadedRecord>();
  for (const record of joining) {
    const spellings = namesAt(record, "spellings", "*");
    for (const { name, path } of spellings) {
      const other = joinedBy.get(name);
      const tell = (message: string) => issues.push({ record, path, message });
      if (other === record) tell(`${quoted(name)} is listed twice; remove one`);
      else if (other) tell(`${quoted(name)} is already a spelling of ${other.file}`);
      else if (areAllRead && !printedNames.has(name))
        tell(`no paper names ${quoted(name)}${didYouMean(name, printedNames)}`);
      if (other === undefined) joinedBy.set(name, record);
    }
    const name = getText(record.document?.value, "name");
    if (name === undefined) continue;
    if (spellings.length > 0 && !spellings.some((spelling) => spelling.name === name)) {
      const message = `${quoted(name)} is none of the spellings; add it to them`;
      issues.push({ record, path: ["name"], message });
    }
    if (slugify(name) !== record.stem) {
      const message = `${quoted(name)} belongs in a file named ${slugify(name)}.json`;
      issues.push({ record, path: ["name"], message });
    }
  }

  const firstOfSlug = new Map<string, NamedAt>();
  const namedIn = new Map<LoadedRecord, Map<LoadedRecord | string, string>>();
  for (const spelling of printed) {
    const { name, record, path } = spelling;
    const slug = slugify(name);
    const person = joinedBy.get(name) ?? slug;
    const people = namedIn.get(record) ?? new Map<LoadedRecord | string, string>();
    namedIn.set(record, people);
    const tell = (message: string) => issues.push({ record, path, message });
    const wrong = nameIssue(name, families);
    const before = people.get(person);
    if (wrong !== undefined) tell(wrong);
    else if (before !== undefined)
      tell(`${quoted(name)} is an author of this paper already, as ${quoted(before)}; remove one`);
    if (wrong !== undefined || before !== undefined) continue;
    people.set(person, name);
    // A draft may still change its spelling; it counts when the paper is published.
    if (isObject(record.document?.value) && goesLiveMs(record.document.value) === Infinity)
      continue;
    const first = firstOfSlug.get(slug) ?? spelling;
    firstOfSlug.set(slug, first);
    const isJoined = joinedBy.has(name) && joinedBy.get(name) === joinedBy.get(first.name);
    if (first.name === name || isJoined) continue;
    tell(
      `${quoted(name)} and ${quoted(first.name)} (${first.record.file}) are one name but for accents, case or hyphens; spell them alike, or join them in data/authors/${slug}.json`,
    );
  }
  return issues;
}
