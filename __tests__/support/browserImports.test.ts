import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import ts from "typescript";
import { PROJECT, sourceFiles } from "./sourceFiles";

/** Where code starts that a visitor downloads. */
const BROWSER_FOLDERS = [
  "blocks",
  "forms",
  "hooks",
  "mail",
  "pages",
  "shell",
  "templates",
  "ui",
  "views",
];
const NODE_FOLDERS = /^src\/(?:artwork|build|content\/check|server|tools|videos)\//;
const NODE_PACKAGES =
  /^(?:node:|@fastify\/|fastify|jose|jsonc-parser|lmdb|nodemailer|parse5|sanitize-html|sharp|zod)/;

const isTypeOnly = ({ importClause }: ts.ImportDeclaration): boolean => {
  if (importClause === undefined) return false;
  if (importClause.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const { name, namedBindings } = importClause;
  return (
    name === undefined &&
    namedBindings !== undefined &&
    ts.isNamedImports(namedBindings) &&
    namedBindings.elements.length > 0 &&
    namedBindings.elements.every((element) => element.isTypeOnly)
  );
};

/** What is imported there, at once or by `import("…")`, once Babel has taken the types out. */
const importsIn = (node: ts.Node): string[] => {
  const from =
    ts.isImportDeclaration(node) && !isTypeOnly(node)
      ? node.moduleSpecifier
      : ts.isExportDeclaration(node) && !node.isTypeOnly
        ? node.moduleSpecifier
        : ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword
          ? node.arguments[0]
          : undefined;
  const found = from !== undefined && ts.isStringLiteral(from) ? [from.text] : [];
  ts.forEachChild(node, (child) => {
    found.push(...importsIn(child));
  });
  return found;
};

const getImports = (file: string): string[] =>
  importsIn(
    ts.createSourceFile(file, readFileSync(join(PROJECT, file), "utf8"), ts.ScriptTarget.Latest),
  );

const resolveFrom = (file: string, address: string): string | undefined =>
  ["", ".ts", ".tsx"]
    .map((ending) => join(dirname(file), address) + ending)
    .find((candidate) => /\.tsx?$/.test(candidate) && existsSync(join(PROJECT, candidate)));

/** Ways from a file to code that only Node runs, each as the chain of imports that leads there. */
const waysToNode = (file: string, chain: readonly string[], seen: Set<string>): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  const here = [...chain, file];
  if (NODE_FOLDERS.test(file)) return [here.join(" -> ")];
  return getImports(file).flatMap((address) => {
    if (NODE_PACKAGES.test(address)) return [[...here, address].join(" -> ")];
    const next = address.startsWith(".") ? resolveFrom(file, address) : undefined;
    return next === undefined ? [] : waysToNode(next, here, seen);
  });
};

it("nothing that a visitor downloads leads to code for Node or to the record schemas", () => {
  const seen = new Set<string>();
  const starts = [
    ...["gatsby-browser.tsx", "gatsby-ssr.tsx"].filter((file) => existsSync(join(PROJECT, file))),
    ...BROWSER_FOLDERS.flatMap((folder) => sourceFiles(`src/${folder}`, /\.tsx?$/)),
  ];
  expect(starts.flatMap((file) => waysToNode(file, [], seen))).toEqual([]);
});
