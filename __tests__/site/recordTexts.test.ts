import { readFileSync } from "node:fs";
import path from "node:path";
import { parse, parseFragment, type DefaultTreeAdapterTypes } from "parse5";
import { isObject } from "../../src/lib/json";
import { builtFiles, readBuilt } from "../support/builtSite";
import { PROJECT, sourceFiles } from "../support/sourceFiles";

type Node = DefaultTreeAdapterTypes.Node;

/** Fields that pages show in another form, by reason. */
const EXCEPTIONS: Readonly<Record<string, RegExp>> = {
  "a figure puts labels between the words":
    /\.example\.(?:work|rows|steps|lines|text)|\.request\.body$/,
  "its words are in the search index": /\.example\.alt$/,
  "shown once its label is pressed": /\.views\.items\[\]\.imageAlt$/,
};
const isException = (field: string) =>
  Object.values(EXCEPTIONS).some((pattern) => pattern.test(field));

const normalize = (text: string) =>
  text
    .replace(/[\u00ad\u200b\u2060]/g, "")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase();

const childrenOf = (node: Node): Node[] =>
  "content" in node ? node.content.childNodes : "childNodes" in node ? node.childNodes : [];
const textOf = (node: Node): string =>
  "value" in node ? node.value : childrenOf(node).map(textOf).join("");
const attributesOf = (node: Node): string[] => [
  ...("attrs" in node ? node.attrs.map(({ value }) => value) : []),
  ...childrenOf(node).flatMap(attributesOf),
];

const isBlock = (node: Node) => /^(?:p|li|h\d|ul|ol|figure|table|tr|td|th)$/.test(node.nodeName);
function blocksOf(node: Node): string[] {
  const children = childrenOf(node);
  return children.some(isBlock) ? children.flatMap(blocksOf) : [textOf(node)];
}

/** Skips single words, which are names and choices. */
function sentencesOf(value: unknown, field: string): [field: string, text: string][] {
  if (Array.isArray(value)) return value.flatMap((item) => sentencesOf(item, `${field}[]`));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, of]) => sentencesOf(of, `${field}.${name}`));
  }
  if (typeof value !== "string" || !value.includes(" ")) return [];
  return blocksOf(parseFragment(value)).map((text) => [field, normalize(text)]);
}

/** Content of all pages, their variants, menus and feeds. */
const shown = builtFiles()
  .filter((file) => /(?:index\.html|^menus\.json|\/examples\.json|\.xml)$/.test(file))
  .map((file) => {
    const text = readBuilt(file);
    if (!file.endsWith(".html")) return normalize(text);
    const document = parse(text);
    return normalize(`${textOf(document)}\n${attributesOf(document).join("\n")}`);
  })
  .join("\n");

const FOLDERS = "solutions products case-studies articles publications jobs authors".split(" ");

test.each(FOLDERS)("every sentence of the records in %s is on a page", (folder) => {
  const lost = sourceFiles(path.join("data", folder), /\.json$/).flatMap((file) =>
    sentencesOf(JSON.parse(readFileSync(path.join(PROJECT, file), "utf8")), "")
      .filter(([field, text]) => text.includes(" ") && !isException(field))
      .filter(([, text]) => !shown.includes(text))
      .map(([field, text]) => `${file}${field}: ${text}`),
  );
  expect(lost).toEqual([]);
});
