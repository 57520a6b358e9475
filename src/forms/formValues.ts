import { formCopy } from "../copy/formCopy";
import { isObject } from "../lib/json";
import type { FormValues } from "./useDraft";

type Labels = Readonly<Record<string, string | undefined>>;

const labels: Labels = formCopy.labels;
const missingNames: Labels = formCopy.missingNames;

const isEmpty = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() === "" : !value;

/** Lists fields that still need input; describes a filled but invalid field as one to correct. */
export const listMissingFields = (
  values: FormValues,
  errors: Readonly<Record<string, unknown>>,
): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const error = errors[name];
    if (isObject(error) && isObject(value)) return listMissingFields(value, error);
    if (error === undefined) return [];
    const label = missingNames[name] ?? labels[name]?.toLowerCase() ?? name;
    return [isEmpty(value) ? label : formCopy.corrected(label)];
  });

/** True for a text without @, local part or dot in the domain; false for an empty text. */
export const isIncompleteEmail = (text: string): boolean =>
  text.trim() !== "" && !/\S@[^@\s]+\.[^@\s]/u.test(text);

/** Returns filled text fields, one per line, then the field named `letter`. Omits other types. */
export function formatFormValues(values: FormValues, letter: string): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && name !== letter
      ? [`${labels[name] ?? name}: ${value}`]
      : [],
  );
  return [...lines, "", String(values[letter])].join("\n");
}
