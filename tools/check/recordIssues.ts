import { slugify } from "../../src/lib/slugify";
import { fixedPaths } from "../../src/routes/paths";
import { describedSchema, SLUG_PATTERN, type FieldRole } from "../../src/kinds/fields";
import { shellIds } from "../../src/kinds/pageFragments";
import {
  getId,
  getPage,
  getSections,
  getText,
  getViewFragments,
  type ReferenceIndex,
  type LoadedRecord,
} from "./referenceIndex";
import { claimIssues } from "./claimIssues";
import { fieldName, withRule, type FieldPath } from "./issue";
import { baseName, isImageName, properImageName } from "./fileIssues";
import { markupInText, readHtml } from "./htmlIssues";
import { valueAt, type JsonDocument, type JsonValue } from "./jsonDocument";
import { fragmentIssue, linkIssue, ownPath, withScheme } from "./linkIssues";
import { metadataIssues } from "./metadataIssues";
import { pictureIssue } from "./pictureFormat";
import { ruleIssues } from "./ruleIssues";
import { schemaAt, walkFields, type FieldVisit } from "./walkFields";
import { blankAtEdge, didYouMean, quoted } from "./words";

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
}

/** The rules of what fields stand for, beyond their shape. */
const RULES: Readonly<Partial<Record<FieldRole["role"], string>>> = {
  text: "html-in-text",
  html: "html",
  image: "picture",
  inlineSvg: "picture",
  staticFile: "static-file",
  icon: "icon",
  link: "link",
  reference: "reference",
};

/** Whether a record's id is its file's name without the ending, as its page's address is made of the file's. */
export function idIssues({ type, stem, file }: LoadedRecord, record: JsonValue): ValueIssue[] {
  const field = type.idField ?? (type.typeName === "LegalPage" ? "id" : undefined);
  const id = field === undefined ? undefined : getText(record, field);
  if (field === undefined || id === undefined || id === stem) return [];
  // A person's address is made of the name, so that an id which agrees with it is right.
  const isOfName = type.typeName === "Author" && slugify(getText(record, "name") ?? "") === id;
  const advice =
    SLUG_PATTERN.test(stem) && !isOfName
      ? `write ${quoted(stem)} or rename the file`
      : `rename the file to ${id}.json`;
  return [
    { path: [field], message: `is ${quoted(id)}, but the file is ${baseName(file)}; ${advice}` },
  ];
}

/** Whether a record's page would take the place of one that the site has whatever the records say. */
function reservedIssues(record: LoadedRecord): ValueIssue[] {
  const field = record.type.idField;
  const page = fixedPaths.find((path) => path === getPage(record));
  if (field === undefined || page === undefined) return [];
  const message = `${quoted(getId(record))} is reserved, as ${page} is a fixed page of the site; choose another and rename the file after it`;
  return [{ path: [field], message }];
}

/** Sections become ids of a page: it cannot hold one twice, nor one that its view or the shell has. */
function fragmentIssues(record: LoadedRecord): ValueIssue[] {
  const taken: ReadonlySet<string> = new Set([...shellIds, ...getViewFragments(record.type)]);
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

const existing = (what: string, name: string, known: ReadonlySet<string>) =>
  known.has(name) ? [] : [`no ${what} ${quoted(name)}${didYouMean(name, known)}`];

function formatMessages(address: string, file: string, { pictures }: ReferenceIndex): string[] {
  const picture = pictures.get(file);
  const message = picture && pictureIssue(address, picture);
  return message === undefined ? [] : [message];
}

function missingPicture(value: string, { images }: ReferenceIndex): string[] {
  const misnamed = [...images].find(
    (name) => !isImageName(name) && properImageName(name) === value,
  );
  const missing = `no picture ${quoted(value)} in data/images`;
  return misnamed === undefined
    ? [missing + didYouMean(value, [...images].filter(isImageName))]
    : [`${missing}; rename ${baseName(misnamed)} to ${baseName(value)}`];
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
  switch (field?.role) {
    case "image":
    case "inlineSvg":
      return referenceIndex.images.has(value)
        ? ""
        : didYouMean(properImageName(value), [...referenceIndex.images].filter(isImageName));
    case "staticFile":
      return didYouMean(value, referenceIndex.staticFiles);
    case "icon":
      return didYouMean(value, referenceIndex.icons);
    case "reference":
      return didYouMean(value, referenceIndex.ids.get(field.to) ?? []);
    case "link": {
      const meant = withScheme(value);
      return meant === undefined ? "" : `; did you mean ${quoted(meant)}?`;
    }
    default:
      return "";
  }
}

const KIND_WORDS = {
  solution: "solution",
  product: "product",
  "case-study": "case study",
  article: "article",
  publication: "publication",
  job: "job",
} as const;

function roleMessages(
  { path: at, value, meta }: FieldVisit,
  record: LoadedRecord,
  document: JsonDocument,
  referenceIndex: ReferenceIndex,
): (string | (Omit<ValueIssue, "path"> & { rule?: string }))[] {
  if (typeof value !== "string") return [];
  const field = meta.field;
  const blank = field?.role === "html" ? undefined : blankAtEdge(value);
  if (blank !== undefined) return [{ message: blank, rule: "blank-at-edge" }];
  switch (field?.role) {
    case "text": {
      const markup = markupInText(value);
      return markup === undefined ? [] : [markup];
    }
    case "html": {
      const { issues, links } = readHtml(value);
      const page = getPage(record);
      return [
        ...issues,
        ...links.flatMap(({ address, offset }) => {
          const message = linkIssue(address, referenceIndex, page);
          return message === undefined ? [] : [{ message, offset, rule: "link" }];
        }),
      ];
    }
    case "image":
    case "inlineSvg":
      return referenceIndex.images.has(value)
        ? formatMessages(value, value.replace("../", "data/"), referenceIndex)
        : missingPicture(value, referenceIndex);
    case "staticFile":
      return referenceIndex.staticFiles.has(value)
        ? formatMessages(value, `static${value}`, referenceIndex)
        : [`no file ${quoted(value)} in static/${didYouMean(value, referenceIndex.staticFiles)}`];
    case "icon":
      return existing("Phosphor icon", value, referenceIndex.icons);
    case "link":
      return [linkIssue(value, referenceIndex) ?? []].flat();
    case "reference": {
      const known = referenceIndex.ids.get(field.to) ?? new Set<string>();
      if (field.to === record.type.kind && value === record.stem)
        return [`the ${KIND_WORDS[field.to]} names itself; remove it`];
      const index = at.at(-1);
      const list = valueAt(document.value, at.slice(0, -1));
      if (typeof index === "number" && Array.isArray(list) && list.indexOf(value) < index) {
        return [`${quoted(value)} is listed twice; remove one`];
      }
      return existing(KIND_WORDS[field.to], value, known);
    }
    default:
      return [];
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

/** Every issue of a record that its shape alone does not show: what it names must exist, and its fields must agree. */
export function recordIssues(
  record: LoadedRecord,
  document: JsonDocument,
  referenceIndex: ReferenceIndex,
): RuledIssue[] {
  const issues: RuledIssue[] = [
    ...withRule("reserved-address", reservedIssues(record)),
    ...withRule("consistency", ruleIssues(record, document.value, referenceIndex)),
    ...withRule("repeated-fragment", fragmentIssues(record)),
    ...withRule("claim", claimIssues(record, document, referenceIndex)),
    ...withRule("metadata", metadataIssues(record, document.value, referenceIndex)),
  ];
  walkFields(record.type.schema, document.value, (visit) => {
    const role = visit.meta.field?.role;
    const rule = (role && RULES[role]) ?? "wrong-value";
    for (const issue of roleMessages(visit, record, document, referenceIndex)) {
      const told = typeof issue === "string" ? { message: issue } : issue;
      issues.push({ path: visit.path, rule, ...told });
    }
    if (role === "link")
      issues.push(...withRule("link", pairIssue(visit, document, referenceIndex)));
  });
  const page =
    record.type.typeName === "PageMetadata" ? getText(document.value, "path") : undefined;
  if (page !== undefined && !referenceIndex.pages.has(page)) {
    const message = linkIssue(page, referenceIndex);
    if (message !== undefined) issues.push({ path: ["path"], message, rule: "link" });
  }
  return issues;
}
