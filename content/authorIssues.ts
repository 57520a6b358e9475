import { goesLiveMs } from "../src/kinds/goesLiveMs";
import { SLUG_PATTERN } from "../src/kinds/fields";
import { isObject } from "../src/lib/isObject";
import { slugify } from "../src/lib/slugify";
import { getText, type LoadedRecord } from "./referenceIndex";
import type { FieldPath, Issue } from "../src/lib/issue";
import { textsAt, valueAt } from "./jsonDocument";
import { nameSlip } from "./paperRules";
import type { RuledIssue } from "./recordIssues";
import type { IssueOfRecord } from "./repeatedValues";
import { didYouMean, quoted } from "./words";

interface NamedAt {
  name: string;
  record: LoadedRecord;
  path: FieldPath;
}

const namesAt = (record: LoadedRecord, ...list: string[]): NamedAt[] =>
  textsAt(record.document?.value, list).map(({ value, path }) => ({ name: value, record, path }));

type NameIssue = IssueOfRecord & Pick<RuledIssue, "level">;

/**
 * Checks the names of papers' authors: one person each, as printed, given name first.
 * An author record may only list spellings that papers use, each for one person. Spellings that
 * differ only in accents, case or hyphens need such a record. The exception is a paper that names
 * both.
 */
export function authorIssues(records: readonly LoadedRecord[]): NameIssue[] {
  const printed = records
    .filter(({ type }) => type.typeName === "Publication")
    .flatMap((record) => namesAt(record, "authors", "*", "name"));
  const printedNames = new Set(printed.map(({ name }) => name));
  // An unreadable paper may use the spelling.
  const areAllRead = records.every(
    ({ type, document }) => type.typeName !== "Publication" || document !== undefined,
  );
  const joining = records.filter(({ type }) => type.typeName === "Author");
  const issues: NameIssue[] = [];

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
    const meant = slugify(name);
    // Names in other scripts are skipped: the person chooses the Latin file name.
    if (SLUG_PATTERN.test(meant) && meant !== record.stem) {
      const message = `${quoted(name)} belongs in a file named ${meant}.json`;
      issues.push({ record, path: ["name"], message });
    }
  }

  const firstOfSlug = new Map<string, NamedAt>();
  const namedIn = new Map<LoadedRecord, Map<LoadedRecord | string, string>>();
  /** Slugs for which one paper has two spellings: they belong to different people. */
  const several = new Set<string>();
  for (const spelling of printed) {
    const { name, record, path } = spelling;
    const slug = slugify(name);
    const person = joinedBy.get(name) ?? slug;
    const people = namedIn.get(record) ?? new Map<LoadedRecord | string, string>();
    namedIn.set(record, people);
    const tell = (message: string, level: Issue["level"] = "error") =>
      issues.push({ record, path, message, level });
    const isOrganization = valueAt(record.document?.value ?? null, [
      ...path.slice(0, -1),
      "isOrganization",
    ]);
    const wrong = nameSlip(name, isOrganization === true || undefined);
    const before = people.get(person);
    if (wrong !== undefined) tell(`${quoted(name)} ${wrong}`);
    else if (before !== undefined) {
      const isJoined = joinedBy.has(name);
      const unless = isJoined ? "" : ", unless they are two people";
      const message = `${quoted(name)} is an author of this paper already, as ${quoted(before)}; remove one${unless}`;
      tell(message, isJoined ? "error" : "warning");
      several.add(slug);
    }
    if (wrong !== undefined || before !== undefined) continue;
    people.set(person, name);
    // Drafts are skipped: their spelling may still change.
    if (isObject(record.document?.value) && goesLiveMs(record.document.value) === Infinity)
      continue;
    const first = firstOfSlug.get(slug) ?? spelling;
    firstOfSlug.set(slug, first);
    const isJoined = joinedBy.has(name) && joinedBy.get(name) === joinedBy.get(first.name);
    if (first.name === name || isJoined || several.has(slug)) continue;
    tell(
      `${quoted(name)} and ${quoted(first.name)} (${first.record.file}) are one name but for accents, case or hyphens; spell them alike, or join them in data/authors/${slug}.json`,
    );
  }
  return issues;
}
