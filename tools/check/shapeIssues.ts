import { z } from "zod";
import { pluralize } from "../../src/lib/pluralize";
import { isObject } from "../../src/lib/isObject";
import { describedSchema, MOMENT_WORDS } from "../../src/kinds/fields";
import type { FieldPath } from "./issue";
import { valueAt, type JsonValue } from "./jsonDocument";
import { schemaAt } from "./walkFields";
import {
  asClause,
  blankAtEdge,
  didYouMean,
  formatAlternatives,
  getKind,
  nearest,
  quoted,
} from "./words";

/** An issue in the shape of a record: the field, and whether the issue is its name or its value. */
export interface ShapeIssue {
  path: FieldPath;
  at: "key" | "value";
  message: string;
  /** True where the text is of the wrong form, so that another may be meant. */
  isMisspelt?: boolean;
}

type Issue = z.core.$ZodIssue;

/** Most names that a message lists. */
const LISTED = 12;

const toPath = (path: readonly PropertyKey[]): FieldPath =>
  path.map((part) => (typeof part === "symbol" ? String(part) : part));

const literal = (value: unknown) =>
  typeof value === "string" ? JSON.stringify(value) : String(value);

/** The words for limits that a schema does not name itself. */
const limitWords: z.core.$ZodErrorMap = (issue) => {
  switch (issue.code) {
    case "too_small": {
      const least = Number(issue.minimum);
      if (issue.origin === "array") return `needs at least ${pluralize(least, "item")}`;
      if (issue.origin === "string") return `needs at least ${pluralize(least, "character")}`;
      const limit = issue.inclusive === false ? "more than" : "at least";
      return `must be ${limit} ${String(least)}, not ${String(issue.input)}`;
    }
    case "too_big": {
      const most = Number(issue.maximum);
      if (issue.origin === "array") return `must not hold more than ${pluralize(most, "item")}`;
      if (issue.origin === "string")
        return `must not hold more than ${pluralize(most, "character")}`;
      const limit = issue.inclusive === false ? "less than" : "at most";
      return `must be ${limit} ${String(most)}, not ${String(issue.input)}`;
    }
    case "invalid_format":
      return issue.format === "url" ? "write a full address, starting with https://" : undefined;
    default:
      return undefined;
  }
};

const article = (expected: string): string =>
  ({
    string: "text",
    number: "a number",
    int: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  })[expected] ?? expected;

/** A whole number that is written for readers: its thousands apart. */
const GROUPED = /^\d{1,3}(?:[.,' _]\d{3})+$/;
const WHOLE = /^-?(?:0|[1-9]\d*)$/;
const DECIMAL = /^-?(?:0|[1-9]\d*)(?:\.\d+)?$/;

/** The number that stands in quotes, as JSON writes it; nothing where the text may mean another one. */
function numberIn(written: string, expected: string): string | undefined {
  const text = written.trim();
  // "1.500" is a thousand and a half to one reader, one and a half to another.
  if (expected === "int" && GROUPED.test(text)) return text.replace(/\D/g, "");
  return (expected === "int" ? WHOLE : DECIMAL).test(text) ? text : undefined;
}

/** What to write instead of a value of another type. */
function typeMessage(expected: string, value: JsonValue, isOptional: boolean): string {
  if (value === null) {
    return isOptional
      ? "must not be null; leave the field out instead"
      : `must be ${article(expected)}, not null`;
  }
  if (typeof value === "number" && !Number.isFinite(value)) return "is too large for a number";
  if (expected === "string" && (typeof value === "number" || typeof value === "boolean")) {
    return `must be text; write "${String(value)}" in quotes`;
  }
  if ((expected === "number" || expected === "int") && typeof value === "string") {
    const meant = numberIn(value, expected);
    if (meant !== undefined) return `must be a number; write ${meant} without quotes`;
  }
  if (
    expected === "boolean" &&
    typeof value === "string" &&
    /^(?:true|false)$/i.test(value.trim())
  ) {
    return `must be true or false; write ${value.trim().toLowerCase()} without quotes`;
  }
  if (expected === "int" && typeof value === "number")
    return `must be a whole number, not ${String(value)}`;
  if (expected === "array") return `must be a list in square brackets, not ${getKind(value)}`;
  if (expected === "object") return `must be an object in braces, not ${getKind(value)}`;
  return `must be ${article(expected)}, not ${getKind(value)}`;
}

/** What to write instead of a moment in words. */
function momentMessage(value: string): string {
  const ms = Date.parse(value);
  return Number.isNaN(ms)
    ? `must be a number: ${MOMENT_WORDS}`
    : `must be a number: for ${quoted(value)} write ${String(ms)}, the milliseconds since 1970`;
}

function allowedValuesMessage(values: readonly unknown[], value: JsonValue): string {
  const names = values.map(literal);
  if (typeof value !== "string")
    return `must be ${formatAlternatives(names)}, not ${getKind(value)}`;
  const near = nearest(
    value,
    values.filter((item) => typeof item === "string"),
  );
  const wrong = `${quoted(value)} is not allowed here`;
  return near === undefined
    ? `${wrong}; write ${formatAlternatives(names)}`
    : `${wrong}; did you mean ${quoted(near)}?`;
}

/** A record that is held against its schema. */
interface Comparison {
  schema: z.core.$ZodType;
  record: JsonValue;
  /** Paths, as JSON, of the fields that are there under a misspelt name: they are not missing as well. */
  misspelt: Set<string>;
}

/**
 * Every issue in the shape of a record, one for each field, in the words of the schema where it has
 * words of its own. For a union only the branch counts that the author evidently meant.
 */
export function shapeIssues(schema: z.core.$ZodType, record: JsonValue): ShapeIssue[] {
  const result = z.safeParse(schema, record, { error: limitWords });
  if (result.success) return [];
  const misspelt = new Set<string>();
  const comparison: Comparison = { schema, record, misspelt };
  const found = result.error.issues.flatMap((issue) => getIssues(comparison, issue, []));
  const seen = new Set(misspelt);
  return found.filter(({ path }) => {
    const key = JSON.stringify(path);
    return seen.has(key) ? false : Boolean(seen.add(key));
  });
}

/** The issues behind an issue whose path starts at `prefix`. */
function getIssues(comparison: Comparison, issue: Issue, prefix: FieldPath): ShapeIssue[] {
  const { schema, record } = comparison;
  const path = [...prefix, ...toPath(issue.path)];
  const value = valueAt(record, path);
  const report = (message: string): ShapeIssue[] => [{ path, at: "value", message }];
  if (value === undefined) return report(missingMessage(schema, path));
  if (typeof value === "string") {
    const blank = blankAtEdge(value);
    if (blank !== undefined && takes(schema, path, value.trim())) return report(blank);
  }
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => unknownFieldIssue(comparison, path, key));
    case "invalid_union":
      return unionIssues(comparison, issue.errors, path, value);
    case "invalid_type":
      return report(
        typeof value === "string" && isMoment(schema, path) && !/^\d+$/.test(value)
          ? momentMessage(value)
          : typeMessage(
              isWhole(schema, path) ? "int" : issue.expected,
              value,
              takes(schema, path, undefined),
            ),
      );
    case "invalid_value":
      return report(allowedValuesMessage(issue.values, value));
    case "invalid_format": {
      const words = hasOwnWords(issue) ? issue.message : formWords(schema, path);
      const message = `${words}, not ${quoted(typeof value === "string" ? value : getKind(value))}`;
      return [{ path, at: "value", message, isMisspelt: true }];
    }
    case "custom":
      return report(
        typeof value === "string" ? `${issue.message}, not ${quoted(value)}` : issue.message,
      );
    default:
      return report(issue.message);
  }
}

/** The issues of a union's branches, each of which refused the value. */
type Branches = readonly (readonly Issue[])[];

const isOwnIssue = ({ path }: Issue) => path.length === 0;

/** The type that an issue wants in place of a value of another; undefined for issues of other kinds. */
function otherType(issue: Issue, value: JsonValue): string | undefined {
  if (!isOwnIssue(issue)) return undefined;
  if (issue.code === "invalid_type") return issue.expected;
  if (issue.code !== "invalid_value") return undefined;
  const types = issue.values.map((wanted) => typeof wanted);
  return types.includes(typeof value) ? undefined : types[0];
}

const isWrongLiteral = (issue: Issue): issue is z.core.$ZodIssueInvalidValue =>
  issue.code === "invalid_value" && isOwnIssue(issue);

const isOtherBlock = ({ path }: Issue) => path.length === 1 && path[0] === "type";

function unionIssues(
  comparison: Comparison,
  branches: Branches,
  path: FieldPath,
  value: JsonValue,
): ShapeIssue[] {
  const sameType = branches.filter(
    (issues) => !issues.some((issue) => otherType(issue, value) !== undefined),
  );
  if (sameType.length === 0) {
    const kinds = branches
      .flat()
      .map((issue) => otherType(issue, value))
      .filter((type) => type !== undefined)
      .map(article);
    const message = `must be ${formatAlternatives([...new Set(kinds)])}, not ${getKind(value)}`;
    return [{ path, at: "value", message }];
  }
  const likely = likelyBranches(sameType);
  if (likely.length === 0) {
    const literals = sameType
      .flat()
      .filter(isWrongLiteral)
      .flatMap(({ values }) => values);
    return [{ path, at: "value", message: allowedValuesMessage(literals, value) }];
  }
  const formats = likely.map((issues) =>
    issues.length === 1 && issues[0]?.code === "invalid_format" ? issues[0].message : undefined,
  );
  if (
    likely.length > 1 &&
    typeof value === "string" &&
    formats.every((words) => words !== undefined)
  ) {
    return [{ path, at: "value", message: `${formats.join(", or ")}, not ${quoted(value)}` }];
  }
  const [meant = []] = [...likely].sort((left, right) => left.length - right.length);
  return meant.flatMap((issue) => getIssues(comparison, issue, path));
}

/** Of branches for a value's JSON type those for its kind of block; of several, those that want no other literal. */
function likelyBranches(branches: Branches): Branches {
  const sameBlock = branches.filter((issues) => !issues.some(isOtherBlock));
  const likely = sameBlock.length > 0 ? sameBlock : branches;
  return likely.length === 1 ? likely : likely.filter((issues) => !issues.some(isWrongLiteral));
}

/** Whether the field would take another value. */
function takes(schema: z.core.$ZodType, path: FieldPath, value: unknown): boolean {
  const at = schemaAt(schema, path);
  return at !== undefined && z.safeParse(at, value).success;
}

/** What is known of the field at a path; nothing where the schema has no such path. */
function fieldAt(
  schema: z.core.$ZodType,
  path: FieldPath,
): Partial<ReturnType<typeof describedSchema>> {
  const at = schemaAt(schema, path);
  return at ? describedSchema(at) : {};
}

const isMoment = (schema: z.core.$ZodType, path: FieldPath) =>
  fieldAt(schema, path).meta?.field?.role === "epochMs";

/** Whether a field takes a whole number; zod asks for a number first, and then for a whole one. */
function isWhole(schema: z.core.$ZodType, path: FieldPath): boolean {
  const { schema: inner } = fieldAt(schema, path);
  return inner instanceof z.ZodNumber && inner.format === "safeint";
}

function formWords(schema: z.core.$ZodType, path: FieldPath): string {
  const example = fieldAt(schema, path).meta?.example;
  return example === undefined ? "has a wrong form" : `write it in the form ${literal(example)}`;
}

function missingMessage(schema: z.core.$ZodType, path: FieldPath): string {
  const { schema: inner, meta } = fieldAt(schema, path);
  if (!meta) return "is missing";
  const values =
    inner instanceof z.ZodEnum ? `: write ${formatAlternatives(inner.options.map(literal))}` : "";
  const example =
    values === "" && meta.example !== undefined ? `, such as ${literal(meta.example)}` : "";
  return `is missing (${asClause(meta.description)}${example}${values})`;
}

/** Tells that an object has a field that its schema does not know; notes the field that was meant. */
function unknownFieldIssue(
  { schema, record, misspelt }: Comparison,
  parentPath: FieldPath,
  key: string,
): ShapeIssue {
  const { schema: inner } = fieldAt(schema, parentPath);
  const object = inner && objectSchema(inner);
  const known = object ? Object.keys(object.shape) : [];
  const parent = valueAt(record, parentPath);
  const free = known.filter((name) => !(isObject(parent) && Object.hasOwn(parent, name)));
  const meant = nearest(key, free);
  if (meant !== undefined) misspelt.add(JSON.stringify([...parentPath, meant]));
  const near = didYouMean(key, meant === undefined ? known : [meant]);
  const message = `unknown field${near || insteadOfUnknown(free)}`;
  return { path: [...parentPath, key], at: "key", message };
}

function insteadOfUnknown(free: readonly string[]): string {
  if (free.length === 0) return "; remove it";
  const more = free.length > LISTED ? ", …" : "";
  return `; remove it, or use one of ${free.slice(0, LISTED).join(", ")}${more}`;
}

/** zod's own words for a format start so; a schema's words never do. */
const hasOwnWords = (issue: Issue) => !issue.message.startsWith("Invalid");

/** The object inside a schema; for a union the first strict one. */
function objectSchema(schema: z.core.$ZodType): z.ZodObject | undefined {
  if (schema instanceof z.ZodObject) return schema;
  if (!(schema instanceof z.ZodUnion)) return undefined;
  const options: readonly z.core.$ZodType[] = schema.options;
  for (const option of options) {
    const found = objectSchema(describedSchema(option).schema);
    if (found) return found;
  }
  return undefined;
}
