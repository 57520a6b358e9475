import { z } from "zod";
import { pluralize } from "../src/lib/text";
import { isObject, getValueAt, type JsonValue } from "../src/lib/json";
import { describedSchema, EPOCH_MS_HINT } from "../src/kinds/fields";
import type { FieldIssue } from "./issue";
import type { FieldPath } from "../src/lib/issue";
import { findIntendedOption, getSchemaAt } from "./walkFields";
import {
  toClause,
  describeEdgeBlank,
  didYouMean,
  formatAlternatives,
  describeType,
  findNearest,
  quote,
} from "../src/lib/messages";

type Issue = z.core.$ZodIssue;
type Schema = z.core.$ZodType;

interface SchemaLocation {
  schema: Schema;
  value: JsonValue;
  path: FieldPath;
  /** Paths, as JSON, of fields whose names are misspelt. They aren't reported as missing. */
  misspelt: Set<string>;
}

type Field = ReturnType<typeof getFieldAt>;

const LISTED = 12;

const toPath = (path: readonly PropertyKey[]): FieldPath =>
  path.map((part) => (typeof part === "symbol" ? String(part) : part));

const formatLiteral = (value: unknown) =>
  typeof value === "string" ? JSON.stringify(value) : String(value);

const describeLimit: z.core.$ZodErrorMap = (issue) => {
  if (issue.code === "invalid_format" && issue.format === "url")
    return "write a full address, starting with https://";
  if (issue.code !== "too_small" && issue.code !== "too_big") return undefined;
  const isLeast = issue.code === "too_small";
  const limit = Number(isLeast ? issue.minimum : issue.maximum);
  if (issue.origin === "array" || issue.origin === "string") {
    const unit = issue.origin === "array" ? "item" : "character";
    return `${isLeast ? "needs at least" : "must not have more than"} ${pluralize(limit, unit)}`;
  }
  return `must be at ${isLeast ? "least" : "most"} ${limit}, not ${String(issue.input)}`;
};

const WANTED: Readonly<Record<string, string>> = {
  string: "text in quotes",
  number: "a number without quotes",
  int: "a whole number without quotes",
  boolean: "true or false without quotes",
  array: "a list in square brackets",
  object: "an object in braces",
};

function describeTypeMismatch(expected: string, value: JsonValue, { takes, meta }: Field): string {
  if (value === null && takes(undefined)) return "must not be null; leave the field out instead";
  if (typeof value === "number" && !Number.isFinite(value)) return "is too large for a number";
  if (typeof value === "string" && meta?.field?.role === "epochMs" && !/^\d+$/.test(value)) {
    const ms = Date.parse(value);
    return Number.isNaN(ms)
      ? `must be a number: ${EPOCH_MS_HINT}`
      : `must be a number: for ${quote(value)} write ${ms}, the milliseconds since 1970`;
  }
  if (expected === "int" && typeof value === "number")
    return `must be a whole number, not ${value}`;
  return `must be ${WANTED[expected] ?? expected}, not ${describeType(value)}`;
}

function describeAllowedValues(values: readonly unknown[], value: JsonValue): string {
  const names = values.map(formatLiteral);
  if (typeof value !== "string")
    return `must be ${formatAlternatives(names)}, not ${describeType(value)}`;
  const near = didYouMean(
    value,
    values.filter((item) => typeof item === "string"),
  );
  return `${quote(value)} is not allowed here${near || `; write ${formatAlternatives(names)}`}`;
}

/** Returns at most one issue per field. Checks only the branch of a union that is likely meant. */
export function checkShape(schema: Schema, record: JsonValue): FieldIssue[] {
  const misspelt = new Set<string>();
  const found = findIssues({ schema, value: record, path: [], misspelt });
  const seen = new Set(misspelt);
  return found.filter(({ path }) => {
    const key = JSON.stringify(path);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** Returns the issue of a field's value. Throws if the schema has no such field. */
export function checkValue(record: Schema, path: FieldPath, value: JsonValue): string | undefined {
  const schema = getSchemaAt(record, path);
  if (!schema) throw new Error(`There is no field ${path.join(".")}`);
  return checkShape(z.object({ value: schema }), { value })[0]?.message;
}

function findIssues(part: SchemaLocation): FieldIssue[] {
  const { error } = z.safeParse(part.schema, part.value, { error: describeLimit });
  return (error?.issues ?? []).flatMap((issue) => toFieldIssues(part, issue));
}

function getFieldAt(schema: Schema, path: FieldPath) {
  const at = getSchemaAt(schema, path);
  const takes = (value: unknown) => at !== undefined && z.safeParse(at, value).success;
  return { ...(at && describedSchema(at)), takes };
}

function toFieldIssues(part: SchemaLocation, issue: Issue): FieldIssue[] {
  const inner = toPath(issue.path);
  const path = [...part.path, ...inner];
  const value = getValueAt(part.value, inner);
  const field = getFieldAt(part.schema, inner);
  const report = (rule: string, message: string): FieldIssue[] => [{ path, rule, message }];
  const rule: unknown = issue.code === "custom" ? issue.params?.rule : undefined;
  if (typeof rule === "string") return report(rule, issue.message);
  if (value === undefined) return report("missing-field", describeMissingField(field));
  const notThis = typeof value === "string" ? `, not ${quote(value)}` : "";
  const edge =
    typeof value === "string" && field.takes(value.trim()) ? describeEdgeBlank(value) : undefined;
  if (edge !== undefined) return report("blank-at-edge", edge);
  switch (issue.code) {
    case "unrecognized_keys":
      return issue.keys.map((key) => checkUnknownField(part, path, key, value, field));
    case "invalid_union":
      return field.schema instanceof z.ZodUnion && !hasOwnMessage(issue)
        ? checkUnion({ ...part, value, path }, field.schema)
        : report("wrong-value", issue.message + notThis);
    case "invalid_type": {
      const isWhole = field.schema instanceof z.ZodNumber && field.schema.format === "safeint";
      const expected = isWhole ? "int" : issue.expected;
      return report("wrong-type", describeTypeMismatch(expected, value, field));
    }
    case "invalid_value":
      return report("wrong-value", describeAllowedValues(issue.values, value));
    case "invalid_format": {
      const form = `write it in the form ${formatLiteral(field.meta?.example)}`;
      const advice = hasOwnMessage(issue) ? issue.message : form;
      return [{ path, rule: "wrong-value", message: advice + notThis, isMisspelt: true }];
    }
    case "custom":
      return report("wrong-value", issue.message + notThis);
    default:
      return report("wrong-value", issue.message);
  }
}

function checkUnion(part: SchemaLocation, union: z.ZodUnion): FieldIssue[] {
  const { value, path } = part;
  const meant = findIntendedOption(union, value);
  if (meant) return findIssues({ ...part, schema: meant });
  const options: readonly Schema[] = union.options;
  const kinds = options.map((option) => {
    const { schema } = describedSchema(option);
    if (schema instanceof z.ZodArray) return "a list";
    return schema instanceof z.ZodObject ? "an object" : "text";
  });
  const message = `must be ${formatAlternatives([...new Set(kinds)])}, not ${describeType(value)}`;
  return [{ path, rule: "wrong-type", message }];
}

function describeMissingField({ schema, meta }: Field): string {
  if (!meta) return "is missing";
  const { description, example } = meta;
  let values = example === undefined ? "" : `, such as ${formatLiteral(example)}`;
  if (schema instanceof z.ZodEnum)
    values = `: write ${formatAlternatives(schema.options.map(formatLiteral))}`;
  return `is missing (${toClause(description)}${values})`;
}

function checkUnknownField(
  { misspelt }: SchemaLocation,
  path: FieldPath,
  key: string,
  value: JsonValue,
  { schema }: Field,
): FieldIssue {
  const known = schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const free = known.filter((name) => !(isObject(value) && Object.hasOwn(value, name)));
  const meant = findNearest(key, free);
  if (meant !== undefined) misspelt.add(JSON.stringify([...path, meant]));
  const near = didYouMean(key, meant === undefined ? known : [meant]);
  const list = [...free.slice(0, LISTED), ...(free.length > LISTED ? ["…"] : [])].join(", ");
  const advice = list === "" ? "; remove it" : `; remove it, or use one of ${list}`;
  const message = `unknown field${near || advice}`;
  return { path: [...path, key], isAtKey: true, rule: "unknown-field", message };
}

/** zod's default messages start with "Invalid". */
const hasOwnMessage = (issue: Issue) => !issue.message.startsWith("Invalid");
