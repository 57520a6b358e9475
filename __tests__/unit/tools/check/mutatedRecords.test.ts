import fc from "fast-check";
import { z } from "zod";
import { isObject } from "../../../../src/lib/isObject";
import { checkContent } from "../../../../tools/check/checkContent";
import type { Issue } from "../../../../src/lib/issue";
import type { FieldPath } from "../../../../tools/check/issue";
import { typeOfFile } from "../../../../tools/check/fileIssues";
import { readJson, valueAt, type JsonValue } from "../../../../tools/check/jsonDocument";
import { schemaAt, walkFields, type FieldVisit } from "../../../../tools/check/walkFields";
import { validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

// Each run checks every sound record, which takes about ten milliseconds.
fc.configureGlobal({ numRuns: 50 });

/** A value of a sound record that a test may change. */
interface Place {
  file: string;
  record: JsonValue;
  path: FieldPath;
  value: JsonValue;
  schema: z.core.$ZodType;
}

const getSchema = (file: string): z.ZodObject => {
  const type = typeOfFile(file);
  if (!type) throw new Error(`${file} belongs to no content type`);
  return type.schema;
};

/** A record as the check reads it: plain JSON, nothing shared. */
function asJson(value: unknown): JsonValue {
  const document = readJson(JSON.stringify(value));
  if ("syntaxIssues" in document) throw new Error(document.syntaxIssues[0].message);
  return document.value;
}

function placesIn(file: string, record: JsonValue, value: JsonValue, path: FieldPath): Place[] {
  const schema = schemaAt(getSchema(file), path);
  const children: [string | number, JsonValue][] = Array.isArray(value)
    ? value.map((item, index) => [index, item])
    : isObject(value)
      ? Object.entries(value)
      : [];
  return [
    ...(schema ? [{ file, record, path, value, schema }] : []),
    ...children.flatMap(([key, child]) => placesIn(file, record, child, [...path, key])),
  ];
}

/** What lies in an article's block of another kind is nobody's business (NEWS-08). */
const isFree = ({ file, path }: Place) =>
  file.startsWith("data/articles/") && path.join(".").startsWith("full.content.2");

const places = Object.entries(validRecords)
  .flatMap(([file, record]) => placesIn(file, asJson(record), asJson(record), []))
  .filter((place) => !isFree(place));

/** A copy of a value in which one place is another value, or nothing. */
function changed(value: JsonValue, path: FieldPath, put: JsonValue | undefined): JsonValue {
  const [key, ...rest] = path;
  if (key === undefined) return put ?? null;
  if (Array.isArray(value)) {
    return value.flatMap((item, index) => {
      if (index !== key) return [item];
      return rest.length === 0 && put === undefined ? [] : [changed(item, rest, put)];
    });
  }
  if (!isObject(value)) return value;
  const { [String(key)]: child, ...others } = value;
  if (rest.length === 0 && put === undefined) return others;
  return { ...value, [String(key)]: changed(child ?? null, rest, put) };
}

const getIssues = (file: string, record: JsonValue | string): Issue[] =>
  checkContent(validFiles({ [file]: typeof record === "string" ? record : toJsonText(record) }));

const expectIssueIn = (place: Place, record: JsonValue) => {
  const files = getIssues(place.file, record).map(({ file }) => file);
  expect(files).toContain(place.file);
};

const placeWhere = (test: (place: Place) => boolean) => fc.constantFrom(...places.filter(test));
const isOptional = (schema: z.core.$ZodType) => z.safeParse(schema, undefined).success;
const lastKey = ({ path }: Place) => path.at(-1);

/** A value of another JSON type than the given one. */
const otherType = (value: JsonValue) =>
  fc
    .jsonValue()
    .map(asJson)
    .filter((other) => {
      if (other === null || value === null) return other !== value;
      if (Array.isArray(other) || Array.isArray(value))
        return Array.isArray(other) !== Array.isArray(value);
      return typeof other !== typeof value;
    });

/** Whether a place takes more than one JSON type. */
const isUnion = ({ schema, file, path }: Place) =>
  schema instanceof z.ZodUnion ||
  (file.startsWith("data/articles/") && path.join(".").startsWith("full.content"));

describe("a record in which something is changed at random", () => {
  it("has an issue where a required field is gone", () => {
    const required = placeWhere(
      (place) => typeof lastKey(place) === "string" && !isOptional(place.schema),
    );
    fc.assert(
      fc.property(required, (place) => {
        expectIssueIn(place, changed(place.record, place.path, undefined));
      }),
    );
  });

  it("has an issue where a value is of another type", () => {
    const typed = placeWhere((place) => !isUnion(place));
    fc.assert(
      fc.property(
        typed.chain((place) => otherType(place.value).map((value) => ({ place, value }))),
        ({ place, value }) => {
          expectIssueIn(place, changed(place.record, place.path, value));
        },
      ),
    );
  });

  it("has an issue where an object has a field that nobody knows", () => {
    const objects = placeWhere(({ value }) => isObject(value));
    fc.assert(
      fc.property(objects, fc.string(), fc.jsonValue(), (place, key, value) => {
        const known = schemaAt(getSchema(place.file), [...place.path, key]) !== undefined;
        fc.pre(!known);
        const text = toJsonText(changed(place.record, place.path, "HERE")).replace('"HERE"', () => {
          const written = JSON.stringify(place.value, null, 2);
          const comma = Object.keys(place.value ?? {}).length > 0 ? "," : "";
          return `{ ${JSON.stringify(key)}: ${JSON.stringify(value)}${comma} ${written.slice(1)}`;
        });
        expect(getIssues(place.file, text).map(({ file }) => file)).toContain(place.file);
      }),
    );
  });

  it("has an issue where it names something that does not exist", () => {
    const naming = Object.entries(validRecords).flatMap(([file, record]) => {
      const visits: FieldVisit[] = [];
      walkFields(getSchema(file), asJson(record), (visit) => visits.push(visit));
      return visits
        .filter(({ meta, value }) => {
          const role = meta.field?.role;
          return (
            typeof value === "string" &&
            (role === "reference" || role === "image" || role === "icon")
          );
        })
        .map((visit) => ({ file, record: asJson(record), ...visit }));
    });
    fc.assert(
      fc.property(
        fc.constantFrom(...naming),
        fc.stringMatching(/^zz[a-z]{1,12}$/),
        (place, word) => {
          const value = place.meta.field?.role === "image" ? `../images/${word}.jpg` : word;
          const at = getIssues(place.file, changed(place.record, place.path, value));
          expect(at.map(({ message }) => message).join("\n")).toContain(word);
        },
      ),
    );
  });

  it("has an issue where a link leads to no page, in a field or in HTML", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-z]{1,9}(?:\/[a-z-]{1,9}){1,2}$/), (path) => {
        const product = asJson(validRecords["data/products/vera.json"]);
        const inField = changed(product, ["preview", "action", "url"], `/zz${path}`);
        const inHtml = changed(
          product,
          ["content", 0, "description"],
          `<p><a href="/zz${path}">x</a></p>`,
        );
        expect(getIssues("data/products/vera.json", inField)).toHaveLength(1);
        expect(getIssues("data/products/vera.json", inHtml)).toHaveLength(1);
      }),
    );
  });

  it("has an issue where its HTML holds a tag outside the allow-list", () => {
    const tags = [
      "script",
      "iframe",
      "img",
      "style",
      "svg",
      "form",
      "input",
      "object",
      "h1",
      "x-y",
    ];
    fc.assert(
      fc.property(fc.constantFrom(...tags), fc.string(), (tag, inside) => {
        const job = asJson(validRecords["data/jobs/nlp-engineer.json"]);
        const record = changed(job, ["description"], `<p>a</p><${tag} ${inside}>`);
        expect(getIssues("data/jobs/nlp-engineer.json", record)).not.toHaveLength(0);
      }),
    );
  });

  it("is never passed while its text is no JSON or its shape breaks the schema, whatever is typed into it", () => {
    const edit = fc.record({
      file: fc.constantFrom(...Object.keys(validRecords)),
      at: fc.nat(),
      length: fc.nat(12),
      put: fc.oneof(
        fc.string({ unit: "binary" }),
        fc.constantFrom('"', ",", "}", "]", ":", "<", "\\", "\n", "\t", "null", "{}"),
      ),
    });
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 3 }), (edits) => {
        const [first] = edits;
        fc.pre(first !== undefined);
        const { file } = first;
        const text = edits.reduce((before, { at, length, put }) => {
          const start = at % before.length;
          return before.slice(0, start) + put + before.slice(start + length);
        }, toJsonText(validRecords[file]));
        const isBroken = getIssues(file, text).length > 0;
        const written = new TextDecoder().decode(Buffer.from(text));
        expect(isBroken || isValid(file, written)).toBe(true);
      }),
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
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
      const issues = checkContent(validFiles({ "data/jobs/nlp-engineer.json": bytes }));
      const [issue] = issues.filter(({ file }) => file === "data/jobs/nlp-engineer.json");
      expect(issue?.line).toBeGreaterThan(0);
    }),
  );
});

it("reads values by their own path only", () => {
  expect(valueAt({ a: [1, { b: 2 }] }, ["a", 1, "b"])).toBe(2);
  expect(valueAt({}, ["toString"])).toBeUndefined();
});
