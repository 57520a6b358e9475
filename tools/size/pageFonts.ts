import { parse } from "parse5";
import { isInRanges, parseUnicodeRange } from "../../src/lib/unicodeRange";
import { getAttribute, getChildren, isElement, type Node } from "../report/builtHtml";

/** How a text is set: families as the styles list them, and whether in italics. */
interface Setting {
  stack: string;
  isItalic: boolean;
}

/** The names that a part of a selector asks for, or that an element has: tag, `.class`, `:lang(ja)`; `>` alone. */
type Names = readonly string[];

const NOT_SHOWN = new Set(["script", "style", "template", "noscript", "title"]);
const FACE = /@font-face\s*\{([^}]*)\}/g;
/** What a narrow window or a printer changes: a wide window is measured. */
const MEDIA = /@media[^{]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}/g;

const plain = (css: string) => css.replaceAll(/["'\\]/g, "");
const valueOf = (css: string, name: string) =>
  new RegExp(`(?:^|[;{\\s])${name}:([^;}]+)`).exec(css)?.[1];

const readFaces = (css: string) =>
  [...css.matchAll(FACE)].flatMap(([, face = ""]) => {
    const [, address] = /url\(["']?\/([^"')]+\.woff2)/.exec(face) ?? [];
    if (address === undefined) return [];
    return {
      address,
      family: plain(valueOf(face, "font-family") ?? ""),
      isItalic: valueOf(face, "font-style") === "italic",
      ranges: parseUnicodeRange(valueOf(face, "unicode-range") ?? "U+0-10FFFF"),
    };
  });

/** The rules that decide on faces, each with the parts of its selector from the last to the first. */
const readRules = (css: string) =>
  [
    ...css
      .replaceAll(FACE, "")
      .replaceAll(MEDIA, "")
      .matchAll(/([^{}]+)\{([^{}]*)\}/g),
  ].flatMap(([, selectors = "", declarations = ""]) => {
    const font = valueOf(declarations, "font");
    const family = valueOf(declarations, "font-family") ?? font;
    const style = valueOf(declarations, "font-style") ?? font;
    const token = (_use: string, name: string) => valueOf(css, name) ?? "";
    const change: Partial<Setting> = {
      ...(family &&
        family !== "inherit" && { stack: plain(family.replaceAll(/var\((.+?)\)/g, token)) }),
      ...(style && style !== "inherit" && { isItalic: style.includes("italic") }),
    };
    return Object.keys(change).length === 0
      ? []
      : selectors.split(",").map((selector) => ({
          change,
          parts: selector
            .replaceAll(">", " > ")
            .trim()
            .split(/\s+/)
            .map((part): Names => part.match(/^[a-z]\w*|\.[\w-]+|:lang\(\w+\)|>/g) ?? [])
            .reverse(),
        }));
  });

/** Whether the first of these elements is what the first part asks for, inside what the others do. */
const isMeant = (
  [part = [], ...outer]: readonly Names[],
  [own = [], ...above]: readonly Names[],
): boolean =>
  part.every((name) => own.includes(name)) &&
  (outer.length === 0 ||
    (outer[0]?.[0] === ">"
      ? isMeant(outer.slice(1), above)
      : above.some((_names, index) => isMeant(outer, above.slice(index)))));

/**
 * The fonts that a built page asks for in a wide window, all of its text seen, by the styles in it and
 * `unicode-range`: their addresses without the first slash. Selectors are read by their names alone,
 * and of two rules the later wins. `missing` are the characters for which no font of the site is asked.
 */
export function pageFonts(html: string): { addresses: Set<string>; missing: Set<string> } {
  const css = [...html.matchAll(/<style[^>]*>([^]*?)<\/style>/g)]
    .map(([, text]) => text)
    .join("\n");
  const faces = readFaces(css);
  const rules = readRules(css);
  const addresses = new Set<string>();
  const missing = new Set<string>();
  const seen = new Set<string>();

  const ask = (character: string, { stack, isItalic }: Setting) => {
    const key = `${character}${isItalic}${stack}`;
    if (seen.has(key) || /[\p{Cc}\s]/u.test(character)) return;
    seen.add(key);
    const having = faces
      .filter(
        ({ family, ranges }) =>
          stack.includes(family) && isInRanges(ranges, character.codePointAt(0) ?? 0),
      )
      .sort((a, b) => stack.indexOf(a.family) - stack.indexOf(b.family));
    const family = having.filter((face) => face.family === having[0]?.family);
    const face = family.findLast((one) => one.isItalic === isItalic) ?? family.at(-1);
    if (face) addresses.add(face.address);
    // The system's monospace has what the site's faces lack.
    else if (!stack.includes("monospace") && faces.some((one) => stack.includes(one.family)))
      missing.add(character);
  };

  const visit = (node: Node, outer: Setting, above: readonly Names[]): void => {
    if (!isElement(node)) {
      for (const character of "value" in node ? node.value : "") ask(character, outer);
      getChildren(node).forEach((child) => visit(child, outer, above));
      return;
    }
    if (NOT_SHOWN.has(node.tagName)) return;
    const lang = getAttribute(node, "lang");
    const classes = (getAttribute(node, "class") ?? "").split(/\s+/).map((name) => `.${name}`);
    const language = lang === undefined ? above[0]?.at(-1) : `:lang(${lang})`;
    const elements = [[node.tagName, ...classes, language ?? ""], ...above];
    const changes = rules
      .filter(({ parts }) => isMeant(parts, elements))
      .map(({ change }) => change);
    const setting = changes.reduce<Setting>((own, change) => ({ ...own, ...change }), outer);
    for (const character of getAttribute(node, "placeholder") ?? "") ask(character, setting);
    getChildren(node).forEach((child) => visit(child, setting, elements));
  };
  visit(parse(html), { stack: "", isItalic: false }, []);
  return { addresses, missing };
}
