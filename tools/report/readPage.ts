import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "parse5";
import { collapseWhitespace } from "../../src/lib/text";
import { getAttribute, elementsIn, getText } from "../../content/htmlTree";

export type BuiltPage = ReturnType<typeof readPage>;

/** `pagePath` looks like `/product/vera`. */
export function readPage(pagePath: string, html: string) {
  // Without scripting, so that <noscript> content is parsed as elements.
  const elements = [...elementsIn(parse(html, { scriptingEnabled: false }))];
  const title = elements.find(
    ({ tagName, parentNode }) => tagName === "title" && parentNode?.nodeName === "head",
  );
  const meta = (name: string) => {
    const found = elements.find((element) =>
      [getAttribute(element, "name"), getAttribute(element, "property")].includes(name),
    );
    return collapseWhitespace((found && getAttribute(found, "content")) ?? "");
  };
  // An undeclared size is 0.
  const social = {
    address: meta("og:image"),
    alt: meta("og:image:alt"),
    widthPx: Number(meta("og:image:width")),
    heightPx: Number(meta("og:image:height")),
  };
  return {
    path: pagePath,
    title: title ? collapseWhitespace(getText(title)) : "",
    description: meta("description"),
    social: social.address === "" ? undefined : social,
    isIndexed: !meta("robots").includes("noindex"),
    hasPictures: elements.some(({ tagName }) => tagName === "img"),
  };
}

/** Gatsby's own files and its placeholder for missing pages in development. */
const NOT_A_PAGE = /^\/(?:_gatsby|page-data|404)\//;

/** `files` are paths starting with `/`. */
export const readPages = (publicDir: string, files: readonly string[]): BuiltPage[] =>
  files
    .filter((file) => file.endsWith("/index.html") && !NOT_A_PAGE.test(file))
    .map((file) => {
      const html = readFileSync(path.join(publicDir, file), "utf8");
      return readPage(file.replace(/\/index\.html$/, "") || "/", html);
    });
