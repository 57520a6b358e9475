import { formCopy } from "../copy/formCopy";
import { isObject } from "../lib/isObject";
import type { FormValues } from "./useMailForm";

type Words = Readonly<Record<string, string | undefined>>;

const labels: Words = formCopy.labels;
const missingNames: Words = formCopy.missingNames;

const isEmpty = (value: unknown): boolean =>
  typeof value === "string" ? value.trim() === "" : !value;

/** What a form still needs, as listed beside its button. A field that is filled but wrong says so. */
export const missingIn = (values: FormValues, errors: object): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const error: unknown = Reflect.get(errors, name);
    if (isObject(error) && isObject(value)) return missingIn(value, error);
    if (error === undefined) return [];
    const words = missingNames[name] ?? labels[name]?.toLowerCase() ?? name;
    return [isEmpty(value) ? words : formCopy.corrected(words)];
  });

/** True for a text that can't be an address: no @, nothing before or after it, or no dot after it. */
export const isIncompleteEmail = (text: string): boolean =>
  text.trim() !== "" && !/\S@[^@\s]+\.[^@\s]/u.test(text);

/** What a form holds as a text that can be sent another way: its short fields by line, then the letter. */
export function asText(values: FormValues, letter: string): string {
  const lines = Object.entries(values).flatMap(([name, value]) =>
    typeof value === "string" && value !== "" && name !== letter
      ? [`${labels[name] ?? name}: ${value}`]
      : [],
  );
  return [...lines, "", String(values[letter])].join("\n");
}
