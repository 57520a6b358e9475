import ts from "typescript";
import type { NamedLink } from "./namedLink";

/** What a path of the site looks like in code. */
const PATH = /^\/(?:[a-z0-9][\w./-]*(?:#[\w-]+)?)?$/i;

/**
 * Every address of the site that a file of the code writes out: texts that are a path from the
 * root, and of templates the part before the first value, which ends in a slash and so stands for
 * the pages below it. Imports, comments and patterns are none.
 *
 * @param file the file's path from the project's folder
 */
export function linksInCode(file: string, code: string): NamedLink[] {
  const source = ts.createSourceFile(file, code, ts.ScriptTarget.Latest, true);
  const links: NamedLink[] = [];
  const add = (node: ts.Node, address: string) => {
    const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1;
    links.push({ source: "code", place: `${file}:${line}`, address, base: "/" });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node) && PATH.test(node.text)) add(node, node.text);
    else if (ts.isTemplateHead(node) && /^\/[a-z0-9/-]+\/$/i.test(node.text)) add(node, node.text);
    ts.forEachChild(node, visit);
  };
  visit(source);
  return links;
}
