import type { Node } from "jsonc-parser";
import type { JsonValue } from "../src/lib/json";
import { parse } from "./parseJson";
import type { Position } from "./issue";
import type { FieldPath } from "../src/lib/issue";
import { quote } from "../src/lib/messages";

export interface JsonDocument {
  value: JsonValue;
  /** Finds a value or its nearest ancestor. `offset`: UTF-16 units into the value of a string. */
  positionOf: (path: FieldPath, offset?: number) => Position;
  keyPositionOf: (path: FieldPath) => Position;
  texts: readonly { path: FieldPath; value: string }[];
  /** Duplicate keys, with the positions of the second and the first. */
  repeatedKeys: readonly { path: FieldPath; position: Position; first: Position }[];
}

export function getPositionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

/** Maximum per file, because a file that isn't JSON would have many issues. */
const MOST_ISSUES = 20;

/** Git's conflict markers; no line of valid JSON starts like them. */
const MERGE_MARK = /^(?:<{7}|={7}|>{7}|\|{7})(?=[ \r\n]|$)/m;

/** Parses JSON. Recovers the document after syntax errors, so that the check can continue. */
export function readJson(text: string) {
  const mark = MERGE_MARK.exec(text);
  if (mark) {
    const message = `this is an unresolved merge conflict; keep one version and remove lines such as ${quote(mark[0])}`;
    return { issues: [{ offset: mark.index, message }] };
  }
  try {
    const { root, problems } = parse(text);
    return { document: root && getDocument(text, root), issues: problems.slice(0, MOST_ISSUES) };
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    const message = "lists and objects are nested too deeply";
    return { issues: [{ offset: 0, message }] };
  }
}

function getDocument(text: string, root: Node): JsonDocument {
  const getPlace = (offset: number) => getPositionAt(text, offset);
  const texts: { path: FieldPath; value: string }[] = [];
  const repeatedKeys: { path: FieldPath; position: Position; first: Position }[] = [];

  const read = (node: Node, path: FieldPath): JsonValue => {
    const children = node.children ?? [];
    if (node.type === "array") return children.map((item, index) => read(item, [...path, index]));
    if (node.type !== "object") {
      const value: unknown = node.value;
      if (typeof value === "string") texts.push({ path, value });
      return typeof value === "string" || typeof value === "number" || typeof value === "boolean"
        ? value
        : null;
    }
    const offsets = new Map<string, number>();
    const members = children.map(({ offset, children: [key, value] = [] }): [string, JsonValue] => {
      const name = String(key?.value);
      const first = offsets.get(name);
      if (first === undefined) offsets.set(name, offset);
      else {
        const position = getPlace(offset);
        repeatedKeys.push({ path: [...path, name], position, first: getPlace(first) });
      }
      return [name, value ? read(value, [...path, name]) : null];
    });
    // `fromEntries` makes "__proto__" a field; an assignment would change the prototype.
    return Object.fromEntries(members);
  };

  return {
    value: read(root, []),
    positionOf: (path, offset) => {
      const start = findNearestNode(root, path).offset;
      return getPlace(offset === undefined ? start : skipCharacters(text, start + 1, offset));
    },
    keyPositionOf: (path) => {
      const parent = findNearestNode(root, path.slice(0, -1));
      return getPlace((getMember(parent, path.at(-1)) ?? parent).offset);
    },
    texts,
    repeatedKeys,
  };
}

/** Returns the offset after `count` characters of a string; an escape counts as one. */
function skipCharacters(text: string, start: number, count: number): number {
  let at = start;
  for (let read = 0; read < count; read += 1)
    at += text[at] !== "\\" ? 1 : text[at + 1] === "u" ? 6 : 2;
  return at;
}

/** Returns the last member with this name, because JSON parsers use the last duplicate. */
const getMember = ({ type, children = [] }: Node, name: string | number | undefined) =>
  type === "object"
    ? children.findLast(({ children: [key] = [] }) => key?.value === name)
    : undefined;

function findNearestNode(node: Node, [part, ...rest]: FieldPath): Node {
  if (part === undefined) return node;
  const member = getMember(node, part);
  const child =
    node.type === "array" && typeof part === "number"
      ? node.children?.[part]
      : (member?.children?.[1] ?? member);
  return child ? findNearestNode(child, rest) : node;
}
