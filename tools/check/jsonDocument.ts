import { parse, type MemberNode, type Node, type ValueNode } from "@humanwhocodes/momoa";
import { isObject } from "../../src/lib/isObject";
import type { FieldPath } from "./issue";
import { fixSyntax } from "./fixSyntax";

/** Any value that JSON can hold. */
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
  /** Where a field's name starts. */
  keyPositionOf: (path: FieldPath) => Position;
  /** Every text of the document with its path. */
  texts: readonly { path: FieldPath; value: string }[];
  /** Names that one object holds twice: each with the place of the second and of the first. */
  repeatedKeys: readonly { path: FieldPath; position: Position; first: Position }[];
}

/** Why a text is no JSON, and where. */
export interface SyntaxIssue {
  position: Position;
  message: string;
}

/** A text that is no JSON. */
export interface BrokenDocument {
  /** At least one, in the order of the text. */
  syntaxIssues: readonly [SyntaxIssue, ...SyntaxIssue[]];
  /** What it would hold with its slips put right, so that the check can go on. Places are those of the text as written. */
  fixed?: JsonDocument | undefined;
}

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

/** Reads JSON with the place of every value; a text that is no JSON gives its issues in words. */
export function readJson(text: string): JsonDocument | BrokenDocument {
  const { issues, text: fixed, writtenOffset } = fixSyntax(text);
  const [first, ...further] = issues.map(({ offset, message }) => ({
    position: positionAt(text, offset),
    message,
  }));
  if (first === undefined) return getDocument(text, getStart);
  const writtenStart = (node: Node) => positionAt(text, writtenOffset(node.loc.start.offset));
  return {
    syntaxIssues: [first, ...further],
    fixed: fixed === undefined ? undefined : getDocument(fixed, writtenStart),
  };
}

/** Where a part of a text starts. */
type PlaceOf = (node: Node) => Position;

const getStart: PlaceOf = ({ loc: { start } }) => ({ line: start.line, column: start.column });

/** What a text of JSON holds. */
function getDocument(text: string, getPlace: PlaceOf): JsonDocument {
  const texts: { path: FieldPath; value: string }[] = [];
  const repeatedKeys: { path: FieldPath; position: Position; first: Position }[] = [];

  const read = (node: ValueNode, path: FieldPath): JsonValue => {
    switch (node.type) {
      case "Object": {
        const object: JsonObject = {};
        const names = new Map<string, Position>();
        for (const member of node.members) {
          const name = getName(member);
          const memberPath = [...path, name];
          const position = getPlace(member.name);
          const first = names.get(name);
          if (first) repeatedKeys.push({ path: memberPath, position, first });
          else names.set(name, position);
          // defineProperty, because assigning to "__proto__" would set the prototype instead.
          Object.defineProperty(object, name, {
            value: read(member.value, memberPath),
            enumerable: true,
            configurable: true,
            writable: true,
          });
        }
        return object;
      }
      case "Array":
        return node.elements.map((element, index) => read(element.value, [...path, index]));
      case "String":
        texts.push({ path, value: node.value });
        return node.value;
      case "Number":
      case "Boolean":
        return node.value;
      default:
        return null;
    }
  };

  const { body } = parse(text);
  return {
    value: read(body, []),
    positionOf: (path, offset) => {
      const node = nearestNode(body, path);
      const { line, column } = getPlace(node);
      const length = offset === undefined ? 0 : writtenLength(text, node.loc.start.offset, offset);
      return { line, column: column + length };
    },
    keyPositionOf: (path) => {
      const parent = nearestNode(body, path.slice(0, -1));
      const member = getMember(parent, path.at(-1));
      return getPlace(member ? member.name : parent);
    },
    texts,
    repeatedKeys,
  };
}

/** How far a character of a text's value stands from the opening quote; no text of JSON holds a line break. */
function writtenLength(text: string, quote: number, offset: number): number {
  let at = quote + 1;
  for (let read = 0; read < offset; read += 1) {
    if (text[at] !== "\\") at += 1;
    else at += text[at + 1] === "u" ? 6 : 2;
  }
  return at - quote;
}

const getName = ({ name }: MemberNode): string => (name.type === "String" ? name.value : name.name);

/** The field of an object; of two with one name the last, as its value is the one that counts. */
const getMember = (node: ValueNode, name: string | number | undefined): MemberNode | undefined =>
  node.type === "Object" ? node.members.findLast((member) => getName(member) === name) : undefined;

/** The value at a path, or its nearest ancestor where the text does not have it. */
function nearestNode(node: ValueNode, [part, ...rest]: FieldPath): ValueNode {
  if (part === undefined) return node;
  const child =
    node.type === "Array" && typeof part === "number"
      ? node.elements[part]?.value
      : getMember(node, part)?.value;
  return child ? nearestNode(child, rest) : node;
}
