import { authorPath } from "../../routes/paths";
import type { FieldPath, ContentIssue } from "../../lib/issue";
import { isObject, getText, getTextsAt, getValueAt } from "../../lib/json";
import { didYouMean, quote } from "../../lib/messages";
import { slugify } from "../../lib/slugify";
import { SLUG_PATTERN } from "../fields";
import { getGoLiveMs } from "../getGoLiveMs";
import type { DerivedReleases, RecordIssue, WrittenRecord } from "../kind";
import { findNameSlip } from "../publication/rules";

interface NamedAt {
  name: string;
  record: WrittenRecord;
  path: FieldPath;
}

const getNamesAt = (record: WrittenRecord, ...list: string[]): NamedAt[] =>
  getTextsAt(record.document?.value, list).map(({ value, path }) => ({
    name: value,
    record,
    path,
  }));

const isAuthor = ({ type }: WrittenRecord) => type.kind === "author";
const isPaper = ({ type }: WrittenRecord) => type.kind === "publication";

/** Reports names that aren't one person's, and spellings that belong to several authors. */
export function checkAuthors(records: readonly WrittenRecord[]): RecordIssue[] {
  const printed = records
    .filter(isPaper)
    .flatMap((record) => getNamesAt(record, "authors", "*", "name"));
  const printedNames = new Set(printed.map(({ name }) => name));
  // A paper that can't be parsed may use the spelling.
  const areAllRead = records.every((record) => !isPaper(record) || record.document !== undefined);
  const joining = records.filter(isAuthor);
  const issues: RecordIssue[] = [];

  const joinedBy = new Map<string, WrittenRecord>();
  for (const record of joining) {
    const spellings = getNamesAt(record, "spellings", "*");
    for (const { name, path } of spellings) {
      const other = joinedBy.get(name);
      const addIssue = (message: string) => issues.push({ record, path, message });
      if (other === record) addIssue(`${quote(name)} is listed twice; remove one`);
      else if (other) addIssue(`${quote(name)} is already a spelling of ${other.file}`);
      else if (areAllRead && !printedNames.has(name))
        addIssue(
          `no paper names ${quote(name)}${didYouMean(name, printedNames) || "; add a paper that does first"}`,
        );
      if (other === undefined) joinedBy.set(name, record);
    }
    const name = getText(record.document?.value, "name");
    if (name === undefined) continue;
    if (spellings.length > 0 && !spellings.some((spelling) => spelling.name === name)) {
      const message = `${quote(name)} is none of the spellings; add it to them`;
      issues.push({ record, path: ["name"], message });
    }
    const meant = slugify(name);
    // A name in another script determines no file name; the editor chooses a Latin one.
    if (SLUG_PATTERN.test(meant) && meant !== record.stem) {
      const message = `${quote(name)} belongs in a file named ${meant}.json`;
      issues.push({ record, path: ["name"], message });
    }
  }

  const firstOfSlug = new Map<string, NamedAt>();
  const namedIn = new Map<WrittenRecord, Map<WrittenRecord | string, string>>();
  /** Slugs that two names in one paper share. They may be two people, so spellings may differ. */
  const several = new Set<string>();
  for (const spelling of printed) {
    const { name, record, path } = spelling;
    const slug = slugify(name);
    const person = joinedBy.get(name) ?? slug;
    const people = namedIn.get(record) ?? new Map<WrittenRecord | string, string>();
    namedIn.set(record, people);
    const addIssue = (message: string, severity: ContentIssue["severity"] = "error") =>
      issues.push({ record, path, message, severity });
    const isOrganization = getValueAt(record.document?.value, [
      ...path.slice(0, -1),
      "isOrganization",
    ]);
    const wrong = findNameSlip(name, isOrganization === true || undefined);
    const before = people.get(person);
    if (wrong !== undefined) addIssue(`${quote(name)} ${wrong}`);
    else if (before !== undefined) {
      const isJoined = joinedBy.has(name);
      const unless = isJoined ? "" : ", unless they are two people";
      const message = `${quote(name)} is an author of this paper already, as ${quote(before)}; remove one${unless}`;
      addIssue(message, isJoined ? "error" : "warning");
      several.add(slug);
    }
    if (wrong !== undefined || before !== undefined) continue;
    people.set(person, name);
    // A draft's spelling may still change.
    if (isObject(record.document?.value) && getGoLiveMs(record.document.value) === Infinity)
      continue;
    const first = firstOfSlug.get(slug) ?? spelling;
    firstOfSlug.set(slug, first);
    const isJoined = joinedBy.has(name) && joinedBy.get(name) === joinedBy.get(first.name);
    if (first.name === name || isJoined || several.has(slug)) continue;
    addIssue(
      `${quote(name)} and ${quote(first.name)} (${first.record.file}) are one name but for accents, case or hyphens; spell them alike, or join them in data/authors/${slug}.json`,
    );
  }
  return issues;
}

/** Returns when each author's first paper is published: Infinity if all of them are drafts. */
export function getAuthorReleases(records: readonly WrittenRecord[]): DerivedReleases {
  const papers = new Map<string, number>();
  for (const record of records.filter(isPaper)) {
    const paper = record.document?.value;
    const live = isObject(paper) ? getGoLiveMs(paper) : Infinity;
    for (const { name } of getNamesAt(record, "authors", "*", "name"))
      papers.set(name, Math.min(live, papers.get(name) ?? Infinity));
  }
  const pages = new Map<string, number>();
  const spellings = records.filter(isAuthor).map((record) => ({
    file: record.file,
    names: getNamesAt(record, "spellings", "*").map(({ name }) => name),
  }));
  const joined = new Set(spellings.flatMap(({ names }) => names));
  for (const [name, live] of papers) {
    const page = authorPath(slugify(name));
    if (!joined.has(name)) pages.set(page, Math.min(live, pages.get(page) ?? Infinity));
  }
  const files = spellings.flatMap(({ file, names }): [string, number][] => {
    const times = names.flatMap((name) => papers.get(name) ?? []);
    return times.length > 0 ? [[file, Math.min(...times)]] : [];
  });
  return { files: new Map(files), pages };
}
