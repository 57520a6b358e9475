import { isUnwritten } from "../../src/kinds/draft";
import { fixedPaths } from "../../src/routes/paths";
import { describedSchema, type FieldRole } from "../../src/kinds/fields";
import type { FieldPath, Issue } from "../../src/lib/issue";
import {
  getId,
  getPage,
  getSections,
  getText,
  type ReferenceIndex,
  type LoadedRecord,
} from "./referenceIndex";
import { kindWords } from "../recordKinds";
import { claimIssues } from "./claimIssues";
import { fieldName, withRule } from "./issue";
import { baseName, isImageName } from "./fileIssues";
import { markupInText, readHtml, structureIssues } from "./htmlIssues";
import { valueAt, type JsonDocument, type JsonValue } from "./jsonDocument";
import { fragmentIssue, linkIssue, ownPath, withScheme } from "./linkIssues";
import { metadataIssues } from "./metadataIssues";
import { dateIssues, hiddenPage, hiddenRecord, type Releases } from "./releases";
import { pictureIssue, sizeWarning } from "./pictureFormat";
import { ruleIssues } from "./ruleIssues";
import { sentenceSign } from "./unmeantAddress";
import { schemaAt, walkFields, type FieldVisit } from "./walkFields";
import { fieldWarning, htmlWarnings, textWarnings } from "./warnings";
import { blankAtEdge, didYouMean, formatAlternatives, quoted } from "./words";

/** An issue of a value that has the right shape. */
export interface ValueIssue {
  path: FieldPath;
  message: string;
  /** The character of a text at which the issue stands; the value as a whole where there is none. */
  offset?: number;
}

/** Such an issue with the rule that it breaks. */
export interface RuledIssue extends ValueIssue {
  rule: string;
  /** An error where there's none. */
  level?: Issue["level"];
}

/** The rules of what fields stand for, beyond their shape, where they have another name. */
const RULES: Readonly<Partial<Record<FieldRole["role"], string>>> = {
  text: "html-in-text",
  image: "picture",
  inlineSvg: "picture",
  staticFile: "static-file",
  choice: "wrong-value",
};

/** Whether a record's id is its file's name without the ending, as its page's address is made of the file's. */
export function idIssues({ type, stem, file }: LoadedRecord, record: JsonValue): ValueIssue[] {
  const field = type.idField;
  const id = field === undefined ? undefined : getText(record, field);
  if (field === undefined || id === undefined || id === stem) return [];
  const message = `is ${quoted(id)}, but the file is ${baseName(file)}; give both one name`;
  return [{ path: [field], message }];
}

/** Whether a record's page would take the place of one that the site has whatever the records say. */
function reservedIssues(record: LoadedRecord): ValueIssue[] {
  const { idField: field, files } = record.type;
  const page = fixedPaths.find((path) => path === getPage(record));
  if (field === undefined || files || page === undefined) return [];
  const message = `${quoted(getId(record))} is reserved, as ${page} is a fixed page of the site; choose another and rename the file after it`;
  return [{ path: [field], message }];
}

/** Ids that every page has: that of its body, to which the skip link leads, and the framework's. */
const SHELL_IDS = ["main", "gatsby-focus-wrapper", "gatsby-announcer"];

/** Sections become ids of a page: it cannot hold one twice, nor one that its view or the shell has. */
function fragmentIssues(record: LoadedRecord): ValueIssue[] {
  const taken: ReadonlySet<string> = new Set([...SHELL_IDS, ...(record.type.fragments ?? [])]);
  const seen = new Map<string, string>();
  return getSections(record).flatMap(({ fragment, path, key }): ValueIssue[] => {
    const name = quoted(getText(valueAt(record.document?.value ?? null, path), key) ?? fragment);
    const at = [...path, key];
    if (taken.has(fragment)) {
      const message = `${name} is kept for a part that the page has already, #${fragment}; choose another ${key}`;
      return [{ path: at, message }];
    }
    const first = seen.get(fragment);
    if (first !== undefined) {
      const message = `${name} is already the ${key} of ${first}; give each its own`;
      return [{ path: at, message }];
    }
    seen.set(fragment, fieldName(path));
    return [];
  });
}

/** What a field of a role names: the words before and after a name, all that exists, and the file of one. */
interface Names {
  what: string;
  where?: string;
  known: ReadonlySet<string>;
  fileOf?: (name: string) => string;
  /** All that may be written, where that is few. */
  alternatives?: readonly string[];
}

function namesFor(field: FieldRole | undefined, referenceIndex: ReferenceIndex): Names | undefined {
  const { images, staticFiles, icons, ids, choices } = referenceIndex;
  switch (field?.role) {
    case "image":
    case "inlineSvg": {
      const fileOf = (name: string) => name.replace("../", "data/");
      const known = new Set([...images].filter(isImageName));
      return { what: "picture", where: " in data/images", known, fileOf };
    }
    case "staticFile": {
      const fileOf = (name: string) => `static${name}`;
      return { what: "file", where: " in static/", known: staticFiles, fileOf };
    }
    case "icon":
      return { what: "Phosphor icon", known: icons };
    case "choice": {
      const listed = choices.get(field.of);
      const known = new Set([...(field.also ?? []), ...(listed?.names ?? [])]);
      const alternatives = [...(listed?.names ?? [])].map(quoted);
      return listed && { what: field.of, where: ` in ${listed.file}`, known, alternatives };
    }
    case "reference":
      return { what: kindWords(field.to), known: ids.get(field.to) ?? new Set() };
    default:
      return undefined;
  }
}

/** `; did you mean …?` for a name that has the wrong form, such as another letter case. */
export function meantName(
  { type }: LoadedRecord,
  at: FieldPath,
  value: JsonValue | undefined,
  referenceIndex: ReferenceIndex,
): string {
  const schema = schemaAt(type.schema, at);
  const field = schema && describedSchema(schema).meta?.field;
  if (typeof value !== "string") return "";
  const meant = field?.role === "link" ? withScheme(value) : undefined;
  if (meant !== undefined) return `; did you mean ${quoted(meant)}?`;
  const names = namesFor(field, referenceIndex);
  return names === undefined || names.known.has(value) ? "" : didYouMean(value, names.known);
}

/** Why a name stands for nothing that exists, or for a file that is not what it promises; or nothing. */
function nameIssue(name: string, names: Names, { pictures }: ReferenceIndex) {
  const { what, where = "", known, fileOf, alternatives = [] } = names;
  if (known.has(name)) {
    const picture = fileOf && pictures.get(fileOf(name));
    return picture && pictureIssue(name, picture);
  }
  const offer = alternatives.length > 0 ? `; write ${formatAlternatives(alternatives)}` : "";
  return `no ${what} ${quoted(name)}${where}${didYouMean(name, known) || offer}`;
}

/** Issues that stop no build, with the rule that tells them apart. */
export const asWarnings = <Told extends object>(rule: string, told: readonly Told[]) =>
  told.map((one) => ({ ...one, rule, level: "warning" as const }));

/** What can be wrong with a text beyond its shape, each with its rule where that isn't the field's. */
function* valueIssues(
  { path: at, value, meta: { field, description } }: FieldVisit,
  { record, document, referenceIndex, releases, sinceMs }: Context,
): Iterable<{ message: string | undefined } & Partial<Omit<RuledIssue, "message">>> {
  if (typeof value !== "string") return;
  const rule = "release";
  const blank = field?.role === "html" ? undefined : blankAtEdge(value);
  if (blank !== undefined) {
    yield { message: blank, rule: "blank-at-edge" };
    return;
  }
  if (field?.role === "text" || field?.role === "html") {
    if (sinceMs !== Infinity && isUnwritten(value))
      yield { message: "is still to be written; write it, or keep the record a draft", rule };
    const most = referenceIndex.budgets?.altMaxCharacters;
    yield* asWarnings("wording", [{ message: fieldWarning(at, value, most) }]);
  }
  switch (field?.role) {
    case "text":
      yield* [markupInText(value) ?? []].flat();
      yield* asWarnings("wording", textWarnings(value));
      return;
    case "link":
      yield { message: linkIssue(value, referenceIndex) };
      yield { message: hiddenPage(value, releases, sinceMs), rule };
      yield* asWarnings("wording", [{ message: sentenceSign(value) }]);
      return;
    case "html": {
      const reading = readHtml(value);
      const { issues, links } = reading;
      yield* issues;
      // The field beside it may say the language of all.
      const language = valueAt(document.value, [...at.slice(0, -1), "lang"]);
      if (issues.length === 0) {
        yield* asWarnings("wording", htmlWarnings(value, reading, language !== undefined));
        yield* asWarnings("html", structureIssues(value));
      }
      for (const { address, offset } of links) {
        const message = linkIssue(address, referenceIndex, getPage(record));
        yield { message, offset, rule: "link" };
        yield { message: hiddenPage(address, releases, sinceMs), offset, rule };
        yield* asWarnings("wording", [{ message: sentenceSign(address), offset }]);
      }
      return;
    }
    case "reference": {
      const index = at.at(-1);
      const list = valueAt(document.value, at.slice(0, -1));
      const isAgain =
        typeof index === "number" && Array.isArray(list) && list.indexOf(value) < index;
      if (field.to === record.type.kind && value === record.stem) {
        yield { message: `the ${kindWords(field.to)} names itself; remove it` };
        return;
      }
      if (isAgain) {
        yield { message: `${quoted(value)} is listed twice; remove one` };
        return;
      }
      yield { message: hiddenRecord(field.to, value, releases, sinceMs), rule };
      break;
    }
    default:
  }
  const names = namesFor(field, referenceIndex);
  yield { message: names && nameIssue(value, names, referenceIndex) };
  const picture = names?.fileOf && referenceIndex.pictures.get(names.fileOf(value));
  if (picture) {
    const sizes = [...description.matchAll(/(\d+)×(\d+)/g)].map(([, ...sides]) =>
      sides.map(Number),
    );
    const index = at.at(-1);
    const asked = sizes[typeof index === "number" ? index : 0] ?? [];
    yield* asWarnings("picture", [{ message: sizeWarning(picture, asked) }]);
  }
}

/** `fragment` beside `url`: the place must exist on that page. */
function pairIssue(
  { path: at, value }: FieldVisit,
  document: JsonDocument,
  referenceIndex: ReferenceIndex,
): ValueIssue[] {
  if (at.at(-1) !== "url" || typeof value !== "string") return [];
  const place = [...at.slice(0, -1), "fragment"];
  const fragment = valueAt(document.value, place);
  if (typeof fragment !== "string") return [];
  const [page = ""] = value.split(/[?#]/, 1);
  if (value.includes("#")) {
    const message = `has a fragment of its own beside the field "fragment"; write ${quoted(page)}`;
    return [{ path: at, message }];
  }
  const message = fragmentIssue(
    ownPath(page, referenceIndex.website) ?? page,
    fragment,
    referenceIndex,
  );
  return message === undefined ? [] : [{ path: place, message }];
}

/** What the values of a record are judged by. */
export interface Context {
  record: LoadedRecord;
  document: JsonDocument;
  referenceIndex: ReferenceIndex;
  releases: Releases;
  /** From when visitors see the record, in epoch milliseconds. */
  sinceMs: number;
}

/** Every issue of a record that its shape alone does not show: what it names must exist, and its fields must agree. */
export function recordIssues(context: Context): RuledIssue[] {
  const { record, document, referenceIndex, sinceMs } = context;
  const issues: RuledIssue[] = [
    ...withRule("reserved-address", reservedIssues(record)),
    ...withRule("consistency", ruleIssues(record, document.value)),
    ...withRule("repeated-fragment", fragmentIssues(record)),
    ...withRule("claim", claimIssues(record, document, referenceIndex)),
    ...withRule("metadata", metadataIssues(record, document.value, referenceIndex)),
    ...withRule("release", dateIssues(document.value, sinceMs)),
  ];
  walkFields(record.type.schema, document.value, (visit) => {
    const role = visit.meta.field?.role;
    const rule = (role && RULES[role]) ?? role ?? "wrong-value";
    for (const { message, ...told } of valueIssues(visit, context))
      if (message !== undefined) issues.push({ path: visit.path, rule, message, ...told });
    if (role === "link")
      issues.push(...withRule("link", pairIssue(visit, document, referenceIndex)));
  });
  return issues;
}
