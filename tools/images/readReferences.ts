import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isObject } from "../../src/lib/isObject";
import { readContentFiles } from "../../gatsby/contentFiles";
import { fieldName, type FieldPath } from "../check/issue";
import { typeOfFile } from "../check/fileIssues";
import { type JsonValue, readJson, valueAt } from "../check/jsonDocument";
import { readText } from "../check/readText";
import { walkFields } from "../check/walkFields";
import type { Point } from "./crop";

/** A field of a record that names a picture. */
export interface Reference {
  /** The picture from the project's root. */
  master: string;
  /** The record from the project's root. */
  record: string;
  /** The field, such as `preview.cardImageURL`. */
  field: string;
  /** Whether the mark's drawing stands in the page itself, so that no page asks for its file. */
  isInlined: boolean;
  /** The point that stays in sight, where the record says one. */
  focalPoint?: Point;
}

const getPoint = (value: JsonValue | undefined): Point | undefined => {
  if (!isObject(value)) return undefined;
  const { x, y } = value;
  return typeof x === "number" && typeof y === "number" ? { x, y } : undefined;
};

/** The object around a field; items of a list belong to the object that holds the list. */
const getOwner = (field: FieldPath): FieldPath =>
  field.slice(
    0,
    field.findLastIndex((part) => typeof part === "string"),
  );

const getMaster = (role: string | undefined, value: string): string | undefined => {
  if (role === "image" || role === "inlineSvg") return value.replace(/^\.\.\//, "data/");
  return role === "staticFile" ? `static${value}` : undefined;
};

/** Every field of every record that names a picture or a file of `static`, in the order of the files. */
export function readReferences(projectDir: string): Reference[] {
  const found: Reference[] = [];
  for (const [record, bytes] of readContentFiles(projectDir).records) {
    const type = typeOfFile(record);
    const reading = readText(bytes);
    if (!type || !reading.readable) continue;
    const document = readJson(reading.text);
    if ("syntaxIssues" in document) continue;
    walkFields(type.schema, document.value, ({ path, value, meta }) => {
      const role = meta.field?.role;
      const master = typeof value === "string" ? getMaster(role, value) : undefined;
      if (master === undefined) return;
      const owner = valueAt(document.value, getOwner(path));
      const focalPoint = isObject(owner) ? getPoint(owner.focalPoint) : undefined;
      found.push({
        master,
        record,
        field: fieldName(path),
        isInlined: role === "inlineSvg",
        ...(focalPoint ? { focalPoint } : {}),
      });
    });
  }
  return found;
}

const SOURCE = /\.(?:css|json|tsx?)$/;

/** Source files that name one of these pictures by folder and name, by the picture's file. */
export function readReaders(projectDir: string, masters: readonly string[]): Map<string, string[]> {
  const sources = readdirSync(path.join(projectDir, "src"), { recursive: true, encoding: "utf8" })
    .filter((file) => SOURCE.test(file))
    .map((file) => ({
      file: `src/${file}`,
      text: readFileSync(path.join(projectDir, "src", file), "utf8"),
    }));
  return new Map(
    masters.map((master) => {
      const name = master.replace(/^(?:data\/images|static)\//, "");
      const readers = sources.filter(({ text }) => text.includes(name)).map(({ file }) => file);
      return [master, readers];
    }),
  );
}
