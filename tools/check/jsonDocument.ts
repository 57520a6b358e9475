import type { Node } from "jsonc-parser";
import { isObject } from "../../src/lib/isObject";
import { parse } from "./parseJson";
import type { FieldPath } from "../../src/lib/issue";
import { quoted } from "./words";

export type JsonValue = string | number | boolean | null | JsonValue[] | JsonObject;
export interface JsonObject {
  [key: string]: JsonValue;
}

/** A place in a file, counted from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A value and where each of its parts stands in the text. */
export interface JsonDocument {
  value: JsonValue;
  /**
   * Where a value starts; for a path that the text does not have, where its nearest ancestor does.
   * With an offset: where that character of a text stands, escapes counted as they are written.
   */
  positionOf: (path: FieldPath, offset?: number) => Position;
  keyPositionOf: (path: FieldPath) => Position;
  texts: readonly { path: FieldPath; value: string }[];
  /** Names that one object holds twice: each with the place of the second and of the first. */
  repeatedKeys: readonly { path: FieldPath; position: Position; first: Position }[];
}

/** Why a text is no JSON, and where. */
export interface SyntaxIssue {
  position: Position;
  message: string;
}

export interface BrokenDocument {
  /** At least one, in the order of the text. */
  syntaxIssues: readonly [SyntaxIssue, ...SyntaxIssue[]];
  /** What it holds beside its slips, where that is sure, so that the check can go on. */
  fixed?: JsonDocument | undefined;
}

const START: Position = { line: 1, column: 1 };

/** The place of an offset in a text. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** The value at a path, or nothing. */
export const valueAt = (value: JsonValue, path: FieldPath): JsonValue | undefined =>
  path.reduce<JsonValue | undefined>((parent, part) => {
    if (Array.isArray(parent)) return typeof part === "number" ? parent[part] : undefined;
    return isObject(parent) && Object.hasOwn(parent, part) ? parent[part] : undefined;
  }, value);

/** The texts of a value at a path in which `*` stands for every item of a list, each with its own path. */
export const textsAt = (
  value: JsonValue | undefined,
  [part, ...rest]: FieldPath,
  path: FieldPath = [],
): { path: FieldPath; value: string }[] => {
  if (part === undefined) return typeof value === "string" ? [{ path, value }] : [];
  const keys = part !== "*" ? [part] : Array.isArray(value) ? [...value.keys()] : [];
  return keys.flatMap((key) =>
    textsAt(value === undefined ? value : valueAt(value, [key]), rest, [...path, key]),
  );
};

/** Of a file that is no JSON at all, the first issues say enough. */
const MOST_ISSUES = 20;

/** A line with which git parts two versions that it could not join; no text of JSON begins a line so. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m;

/**
 * Reads JSON with the place of every value. A text that is no JSON gives its issues in words, all of
 * them at once; where they leave no doubt about the rest, that is read too.
 */
export function readJson(text: string): JsonDocument | BrokenDocument {
  const mark = MERGE_MARK.exec(text);
  if (mark) {
    const message = `two versions stand here after a merge; keep one and take out ${quoted(mark[0])} and the like`;
    return { syntaxIssues: [{ position: positionAt(text, mark.index), message }] };
  }
  try {
    const { root, problems } = parse(text);
    const document = root && getDocument(text, root);
    const [first, ...further] = problems
      .slice(0, MOST_ISSUES)
      .map(({ offset, message }) => ({ position: positionAt(text, offset), message }));
    if (first) return { syntaxIssues: [first, ...further], fixed: document };
    if (document) return document;
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
  }
  const message = "lists and objects stand in each other too deep";
  return { syntaxIssues: [{ position: START, message }] };
}

/** What a text of JSON holds. */
function getDocument(text: string, root: Node): JsonDocument {
  const getPlace = (offset: number) => positionAt(text, offset);
  const texts: { path: FieldPath; value: string }[] = [];
  const repeatedKeys: { path: FieldPath; position: Position; first: Position }[] = [];

  const read = (node: Node, path: FieldPath): JsonValue => {
    const children = node.children ?? [];
    if (node.type === "array") return children.map((item, index) => read(item, [...path, index]));
    if (node.type !== "object") {
      const value: unknown = node.value;
      if (typeof value === "string") texts.push({ path, value });
      return isPlain(value) ? value : null;
    }
    const object: JsonObject = {};
    const offsets = new Map<string, number>();
    for (const { offset, children: [key, value] = [] } of children) {
      const name = String(key?.value);
      const first = offsets.get(name);
      if (first === undefined) offsets.set(name, offset);
      else {
        const position = getPlace(offset);
        repeatedKeys.push({ path: [...path, name], position, first: getPlace(first) });
      }
      // defineProperty, because assigning to "__proto__" would set the prototype instead.
      Object.defineProperty(object, name, {
        value: value ? read(value, [...path, name]) : null,
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
    return object;
  };

  return {
    value: read(root, []),
    positionOf: (path, offset) => {
      const start = nearestNode(root, path).offset;
      const { line, column } = getPlace(start);
      return {
        line,
        column: column + (offset === undefined ? 0 : writtenLength(text, start, offset)),
      };
    },
    keyPositionOf: (path) => {
      const parent = nearestNode(root, path.slice(0, -1));
      return getPlace((getMember(parent, path.at(-1)) ?? parent).offset);
    },
    texts,
    repeatedKeys,
  };
}

const isPlain = (value: unknown): value is string | number | boolean =>
  ["string", "number", "boolean"].includes(typeof value);

/** How far a character of a text's value stands from the opening quote; no text of JSON holds a line break. */
function writtenLength(text: string, quote: number, offset: number): number {
  let at = quote + 1;
  for (let read = 0; read < offset; read += 1) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at - quote;
}

/** The field of an object; of two with one name the last, as its value is the one that counts. */
const getMember = ({ type, children = [] }: Node, name: string | number | undefined) =>
  type === "object"
    ? children.findLast(({ children: [key] = [] }) => key?.value === name)
    : undefined;

/** The value at a path, or its nearest ancestor where the text does not have it. */
function nearestNode(node: Node, [part, ...rest]: FieldPath): Node {
  if (part === undefined) return node;
  const member = getMember(node, part);
  const child =
    node.type === "array" && typeof part === "number"
      ? node.children?.[part]
      : (member?.children?.[1] ?? member);
  return child ? nearestNode(child, rest) : node;
}
