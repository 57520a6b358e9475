import fc from "fast-check";
import { applyEdits, modify, parse } from "jsonc-parser";
import { z } from "zod";
import { isObject } from "../../../../src/lib/isObject";
import { checkContent } from "../../../../tools/check/checkContent";
import type { FieldPath } from "../../../../src/lib/issue";
import { typeOfFile } from "../../../../tools/check/fileIssues";
import { schemaAt } from "../../../../tools/check/walkFields";
import { validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

// Each run checks every sound record, which takes about ten milliseconds.
fc.configureGlobal({ numRuns: 50 });

/** A value of a sound record that a test may change. */
interface Place {
  file: string;
  path: FieldPath;
  value: unknown;
  schema: z.core.$ZodType;
}

const getSchema = (file: string): z.ZodObject => {
  const type = typeOfFile(file);
  if (!type) throw new Error(`${file} belongs to no content type`);
  return type.schema;
};

function placesIn(file: string, value: unknown, path: FieldPath): Place[] {
  const schema = schemaAt(getSchema(file), path);
  const children: [string | number, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [
    ...(schema && path.length > 0 ? [{ file, path, value, schema }] : []),
    ...children.flatMap(([key, child]) => placesIn(file, child, [...path, key])),
  ];
}

/** Blocks of an article may be of any kind (NEWS-08). */
const places = Object.entries(validRecords)
  .flatMap(([file, record]) => placesIn(file, parse(toJsonText(record)), []))
  .filter(({ file, path }) => !(file.includes("/articles/") && path[1] === "content"));

const getIssues = (file: string, text: string | Uint8Array) =>
  checkContent(validFiles({ [file]: text })).filter((issue) => issue.file === file);

/** The issues of a record in which a place has another value, or none. */
const issuesWith = ({ file, path }: Place, value: unknown) => {
  const text = toJsonText(validRecords[file]);
  return getIssues(file, applyEdits(text, modify(text, [...path], value, {})));
};

const placeWhere = (test: (place: Place) => boolean) => fc.constantFrom(...places.filter(test));
const getType = (value: unknown) => (Array.isArray(value) ? "list" : typeof value);

describe("a record in which something is changed at random", () => {
  it("has an issue where a required field is gone", () => {
    const required = placeWhere(
      ({ path, schema }) =>
        typeof path.at(-1) === "string" && !z.safeParse(schema, undefined).success,
    );
    fc.assert(fc.property(required, (place) => issuesWith(place, undefined).length > 0));
  });

  it("has an issue where a value is of another type", () => {
    const typed = placeWhere(({ schema }) => !(schema instanceof z.ZodUnion));
    fc.assert(
      fc.property(typed, fc.jsonValue(), (place, value) => {
        fc.pre(value === null || getType(value) !== getType(place.value));
        return issuesWith(place, value).length > 0;
      }),
    );
  });

  it("is never passed while its text is no JSON or its shape breaks the schema, whatever is typed into it", () => {
    const put = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.constantFrom('"', ",", "}", "]", ":", "<", "\\", "\n", "\t", "null", "{}"),
    );
    const edit = fc.record({ at: fc.nat(), length: fc.nat(12), put });
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(validRecords)),
        fc.array(edit, { minLength: 1, maxLength: 3 }),
        (file, edits) => {
          const text = edits.reduce((before, one) => {
            const start = one.at % before.length;
            return before.slice(0, start) + one.put + before.slice(start + one.length);
          }, toJsonText(validRecords[file]));
          const written = new TextDecoder().decode(Buffer.from(text));
          return getIssues(file, text).length > 0 || isValid(file, written);
        },
      ),
      { numRuns: 150 },
    );
  });
});

/** Whether a text is JSON of its schema, by the parsers alone. */
function isValid(file: string, text: string): boolean {
  try {
    return getSchema(file).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}

it("tells of a file of any bytes, and names a place inside the file", () => {
  const job = "data/jobs/nlp-engineer.json";
  fc.assert(
    fc.property(
      fc.uint8Array({ maxLength: 200 }),
      (bytes) => (getIssues(job, bytes)[0]?.line ?? 0) > 0,
    ),
  );
});
