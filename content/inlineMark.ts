import { parseFragment } from "parse5";
import { elementsIn } from "./htmlTree";

const ROOT = /<svg\b([^>]*?)(?:\/>\s*$|>([^]*)<\/svg>)/;
const VIEW_BOX = /\sviewBox=(["'])\s*(-?[\d.]+(?:[\s,]+-?[\d.]+){3})\s*\1/;
export const SHAPE_TAGS = "path circle ellipse line polyline polygon rect g".split(" ");
/** SVG attributes that stay when a drawing is inlined; `*` matches any ending. */
export const SHAPE_ATTRIBUTES =
  "d cx cy r* x* y* width height points transform fill* stroke* opacity".split(" ");
const DRAWN = new RegExp(`^(?:${SHAPE_ATTRIBUTES.join("|").replaceAll("*", "[a-z-]*")})$`);

/** Elements that draw nothing, with their content. */
const INVISIBLE_ELEMENT = /<(title|desc|metadata|sodipodi:namedview)\b[^>]*(?:\/>|>[^]*?<\/\1>)/g;
/** Attributes that don't change the drawing. */
const INVISIBLE_ATTRIBUTE =
  /^(?:id|class|version|role|name|viewBox|preserveAspectRatio|enable-background|clip-rule|baseProfile|aria-.*|data-.*|(?:xmlns|xml|inkscape|sodipodi)\b.*)$/;
const ON_ROOT = /^(?:width|height|x|y|(?:fill|stroke)[a-z-]*)$/;

/** Returns the first element or attribute that pages would omit from the drawing. */
function findUndrawn(svg: string): string | undefined {
  for (const { tagName, attrs } of elementsIn(parseFragment(svg))) {
    if (![...SHAPE_TAGS, "svg", "defs"].includes(tagName)) return `<${tagName}>`;
    const known = tagName === "svg" ? ON_ROOT : DRAWN;
    const other = attrs.find(({ name, prefix }) => {
      const isDrawn = known.test(name) && !prefix;
      return !isDrawn && !INVISIBLE_ATTRIBUTE.test(prefix ? `${prefix}:${name}` : name);
    });
    if (other) return `${other.name}="${other.value}"`;
  }
  return undefined;
}

const SHAPE = /<(?:path|circle|ellipse|line|polyline|polygon|rect)[\s/>]/;

/** Returns an SVG's root attributes and content; undefined if its end tag is missing. */
export function readInlineMark(svg: string) {
  // A comment may contain another drawing.
  const drawing = svg.replace(/<!--[^]*?-->/g, "").replace(INVISIBLE_ELEMENT, "");
  const [root, attributes = "", inner = ""] = ROOT.exec(drawing) ?? [];
  return root === undefined
    ? undefined
    : { attributes, viewBox: VIEW_BOX.exec(attributes)?.[2], inner };
}

/** Returns why an SVG can't be inlined, as the end of a sentence; undefined if it can. */
export function checkInlineMark(svg: string): string | undefined {
  const mark = readInlineMark(svg);
  if (mark === undefined) return "is cut off; upload it again";
  const undrawn = findUndrawn(`<svg ${mark.attributes}>${mark.inner}</svg>`);
  if (undrawn !== undefined)
    return `has ${undrawn}, which pages don't draw; save it as plain shapes, with fill and stroke as attributes`;
  if (!SHAPE.test(mark.inner))
    return "has no shape to draw; save it again with its texts and pictures turned into paths";
  if (mark.viewBox === undefined)
    return 'has no viewBox; write one into its <svg>, such as viewBox="0 0 48 48" for a drawing of 48 by 48';
  return undefined;
}
