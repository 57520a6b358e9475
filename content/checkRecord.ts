import { isPlaceholder } from "../src/kinds/draft";
import { fixedPaths } from "../src/routes/paths";
import { describedSchema, type FieldRole } from "../src/kinds/fields";
import type { FieldPath } from "../src/lib/issue";
import {
  getId,
  getPages,
  getSections,
  type ReferenceIndex,
  type LoadedRecord,
} from "./referenceIndex";
import { getText, getValueAt, type JsonValue } from "../src/lib/json";
import { toKindLabel } from "./recordKinds";
import { checkClaims } from "./checkClaims";
import { formatFieldPath, type FieldIssue, withRule } from "./issue";
import { markupInText, readHtml, checkStructure } from "./checkHtml";
import { type JsonDocument } from "./jsonDocument";
import { checkFragment, checkLink, toOwnPath, addScheme } from "./checkLink";
import { checkMetadata, checkSocialImages } from "./checkMetadata";
import {
  checkFutureDay,
  describeHiddenPage,
  describeHiddenRecord,
  type Releases,
} from "./releases";
import { checkPicture, checkPictureSize, getAskedSize } from "./pictureFormat";
import { findSentenceSign } from "../src/lib/addressSlips";
import { getSchemaAt, walkFields, type FieldVisit } from "./walkFields";
import { checkHtmlText, checkText } from "./warnings";
import { describeEdgeBlank, didYouMean, formatAlternatives, quote } from "../src/lib/messages";

/** Rule names by field role. A role that isn't listed is its own rule name. */
const RULES: Readonly<Partial<Record<FieldRole["role"], string>>> = {
  text: "html-in-text",
  image: "picture",
  inlineSvg: "picture",
  staticFile: "static-file",
  choice: "wrong-value",
};

/** Checks that the id equals the file name. */
export function checkId({ type, stem }: LoadedRecord, record: JsonValue): FieldIssue[] {
  const field = type.idField;
  const id = field === undefined ? undefined : getText(record, field);
  if (field === undefined || id === undefined || id === stem) return [];
  const message = `is ${quote(id)}, but the file is ${stem}.json; give both the same name`;
  return [{ path: [field], message, rule: "file-name" }];
}

/** Reports a record whose page would replace a fixed page. */
function checkReservedName(record: LoadedRecord): FieldIssue[] {
  const { idField: field, files } = record.type;
  const page = fixedPaths.find((path) => path === getPages(record)[0]);
  if (field === undefined || files || page === undefined) return [];
  const message = `${quote(getId(record))} is reserved, as ${page} is a fixed page of the site; choose another and rename the file after it`;
  return [{ path: [field], message, rule: "reserved-address" }];
}

/** Ids on every page: the skip link's target, and two ids of Gatsby. */
const SHELL_IDS = ["main", "gatsby-focus-wrapper", "gatsby-announcer"];

function checkFragments(record: LoadedRecord): FieldIssue[] {
  const taken: ReadonlySet<string> = new Set([...SHELL_IDS, ...(record.type.fragments ?? [])]);
  const seen = new Map<string, string>();
  return getSections(record).flatMap(({ text, fragment, path, key }): FieldIssue[] => {
    const first = seen.get(fragment);
    seen.set(fragment, first ?? formatFieldPath(path));
    const message = taken.has(fragment)
      ? `${quote(text)} gives #${fragment}, which is another part of the page; choose another ${key}`
      : first && `${quote(text)} is already the ${key} of ${first}; give each a different one`;
    return message ? [{ path: [...path, key], message, rule: "repeated-fragment" }] : [];
  });
}

interface Names {
  what: string;
  where?: string;
  known: ReadonlySet<string>;
  alternatives?: readonly string[];
}

function getNames(field: FieldRole | undefined, referenceIndex: ReferenceIndex): Names | undefined {
  const { images, staticFiles, icons, ids, choices } = referenceIndex;
  switch (field?.role) {
    case "image":
    case "inlineSvg":
      return { what: "picture", where: " in data/images", known: images };
    case "staticFile":
      return { what: "file", where: " in static/", known: staticFiles };
    case "icon":
      return { what: "Phosphor icon", known: icons };
    case "choice": {
      const listed = choices.get(field.of);
      const known = new Set([...(field.also ?? []), ...(listed?.names ?? [])]);
      const alternatives = [...(listed?.names ?? [])].map(quote);
      return listed && { what: field.of, where: ` in ${listed.file}`, known, alternatives };
    }
    case "reference":
      return { what: toKindLabel(field.to), known: ids.get(field.to) ?? new Set() };
    default:
      return undefined;
  }
}

/** Returns `; did you mean …?` for a name of the wrong form, such as in capitals, or "". */
export function suggestName(
  { type }: LoadedRecord,
  at: FieldPath,
  value: JsonValue | undefined,
  referenceIndex: ReferenceIndex,
): string {
  const schema = getSchemaAt(type.schema, at);
  const field = schema && describedSchema(schema).meta?.field;
  if (typeof value !== "string") return "";
  const meant = field?.role === "link" ? addScheme(value) : undefined;
  if (meant !== undefined) return `; did you mean ${quote(meant)}?`;
  const names = getNames(field, referenceIndex);
  return names === undefined || names.known.has(value) ? "" : didYouMean(value, names.known);
}

/** Finds a picture by the path that records write; returns undefined for other names. */
const findPicture = (name: string, { pictures }: ReferenceIndex) =>
  pictures.get(name.startsWith("/") ? `static${name}` : name.replace("..", "data"));

function checkName(name: string, names: Names): string | undefined {
  const { what, where = "", known, alternatives = [] } = names;
  if (known.has(name)) return undefined;
  const offer = alternatives.length > 0 ? `; write ${formatAlternatives(alternatives)}` : "";
  return `no ${what} ${quote(name)}${where}${didYouMean(name, known) || offer}`;
}

const WORDING = { rule: "wording", severity: "warning" } as const;

/** Yields the issues of a string value. An issue without `rule` gets the rule of its field's role. */
function* findValueIssues(
  { path: at, value, meta: { field, warn } }: FieldVisit,
  { record, document, referenceIndex, releases, sinceMs }: Context,
): Iterable<Partial<Omit<FieldIssue, "message">> & { message: string | undefined }> {
  if (typeof value !== "string") return;
  const edge = field?.role === "html" ? undefined : describeEdgeBlank(value);
  if (edge !== undefined) {
    yield { message: edge, rule: "blank-at-edge" };
    return;
  }
  if (field?.role === "text" || field?.role === "html") {
    if (sinceMs !== Infinity && isPlaceholder(value))
      yield {
        message: "is still to be written; write it, or keep the record a draft",
        rule: "release",
      };
    yield { ...WORDING, message: warn?.(value, referenceIndex.budgets?.altMaxCharacters) };
  }
  switch (field?.role) {
    case "text": {
      const markup = markupInText(value);
      if (markup) yield markup;
      yield* withRule("wording", checkText(value), "warning");
      return;
    }
    case "link":
      yield { message: checkLink(value, referenceIndex) };
      yield { message: describeHiddenPage(value, releases, sinceMs), rule: "release" };
      yield { ...WORDING, message: findSentenceSign(value) };
      return;
    case "html": {
      const reading = readHtml(value);
      const { issues, links } = reading;
      yield* issues;
      // A sibling field can set the language of the whole text.
      const language = getValueAt(document.value, [...at.slice(0, -1), "lang"]);
      if (issues.length === 0) {
        const warnings = checkHtmlText(value, reading, language !== undefined);
        yield* withRule("wording", warnings, "warning");
        yield* withRule("html", checkStructure(value), "warning");
      }
      for (const { address, offset } of links) {
        const message = checkLink(address, referenceIndex, getPages(record)[0]);
        yield { message, offset, rule: "link" };
        yield { message: describeHiddenPage(address, releases, sinceMs), offset, rule: "release" };
        yield { ...WORDING, message: findSentenceSign(address), offset };
      }
      return;
    }
    case "isoDate":
      yield {
        message: field.happened && checkFutureDay(value, field.happened, sinceMs),
        rule: "release",
      };
      return;
    case "reference": {
      const index = at.at(-1);
      const list = getValueAt(document.value, at.slice(0, -1));
      const isAgain =
        typeof index === "number" && Array.isArray(list) && list.indexOf(value) < index;
      let message = isAgain ? `${quote(value)} is listed twice; remove one` : undefined;
      if (field.to === record.type.kind && value === record.stem)
        message = `the ${toKindLabel(field.to)} names itself; remove it`;
      yield { message };
      if (message !== undefined) return;
      yield { message: describeHiddenRecord(field.to, value, releases, sinceMs), rule: "release" };
      break;
    }
    default:
  }
  const names = getNames(field, referenceIndex);
  if (names) yield { message: checkName(value, names) };
  const picture = names && findPicture(value, referenceIndex);
  if (picture) {
    yield { message: checkPicture(value, picture) };
    const size = getAskedSize(field, at);
    yield { message: size && checkPictureSize(picture, size), rule: "picture-size" };
    const message = `${quote(value)} is transparent in places, so dark lines vanish in the dark theme; save it on a light background`;
    if (picture.isTransparent) yield { message, rule: "picture", severity: "warning" };
  }
}

/** Checks that the page of a `url` has the `fragment` in the field next to it. */
function checkPair({ path: at, value }: FieldVisit, { document, referenceIndex }: Context) {
  const path = [...at.slice(0, -1), "fragment"];
  const fragment = getValueAt(document.value, path);
  if (at.at(-1) !== "url" || typeof value !== "string" || typeof fragment !== "string") return [];
  const [page = ""] = value.split(/[?#]/, 1);
  const twice = `has a fragment, although there is a field "fragment"; write ${quote(page)}`;
  if (value.includes("#")) return [{ path: at, message: twice, rule: "link" }];
  const ownPath = toOwnPath(page, referenceIndex.website) ?? page;
  const message = checkFragment(ownPath, fragment, referenceIndex);
  return message === undefined ? [] : [{ path, message, rule: "link" }];
}

interface Context {
  record: LoadedRecord;
  document: JsonDocument;
  referenceIndex: ReferenceIndex;
  releases: Releases;
  /** Time of the check or, if later, of the record's publication, in epoch milliseconds. */
  sinceMs: number;
}

/** Returns the issues that a schema can't find: missing references and contradicting fields. */
export function checkRecord(context: Context): FieldIssue[] {
  const { record, document, referenceIndex } = context;
  const issues: FieldIssue[] = [
    ...checkReservedName(record),
    ...withRule("unpublished", record.type.findUnpublished?.(document.value) ?? [], "warning"),
    ...checkFragments(record),
    ...checkClaims(record, document, referenceIndex),
    ...checkMetadata(record, document.value),
  ];
  walkFields(record.type.schema, document.value, (visit) => {
    const role = visit.meta.field?.role;
    const rule = (role && RULES[role]) ?? role ?? "wrong-value";
    for (const { message, ...issue } of findValueIssues(visit, context))
      if (message !== undefined) issues.push({ path: visit.path, rule, message, ...issue });
    issues.push(...checkSocialImages(visit, referenceIndex));
    if (role === "link") issues.push(...checkPair(visit, context));
  });
  return issues;
}
