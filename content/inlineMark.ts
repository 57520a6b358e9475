const ROOT = /<svg\b([^>]*?)(?:\/>\s*$|>([^]*)<\/svg>)/;
const VIEW_BOX = /\sviewBox=(["'])\s*(-?[\d.]+(?:[\s,]+-?[\d.]+){3})\s*\1/;
/** Content that is unsafe in an inline SVG; the build would remove it silently. */
const NO_DRAWING = /<(?:script|foreignObject|image)\b|\son\w+=|href=["'](?!#)/i;
const SHAPE = /<(?:path|circle|ellipse|line|polyline|polygon|rect)[\s/>]/;

/** Reads the parts of an inline SVG; undefined if its end tag is missing. */
export function readInlineMark(svg: string) {
  // A comment may contain another drawing.
  const [root, attributes = "", inner = ""] = ROOT.exec(svg.replace(/<!--[^]*?-->/g, "")) ?? [];
  return root === undefined
    ? undefined
    : { attributes, viewBox: VIEW_BOX.exec(attributes)?.[2], inner };
}

/** Returns the end of a sentence about why an SVG can't be drawn inline, or undefined. */
export function inlineMarkIssue(svg: string): string | undefined {
  const mark = readInlineMark(svg);
  if (mark === undefined) return "is cut off; upload it again";
  if (NO_DRAWING.test(mark.attributes + mark.inner))
    return "holds a script, a picture or a link, which are no part of a drawing; save it without";
  if (!SHAPE.test(mark.inner))
    return "has no shape to draw; save it again with its texts and pictures turned into paths";
  if (mark.viewBox === undefined)
    return 'has no viewBox; write one into its <svg>, such as viewBox="0 0 48 48" for a drawing of 48 by 48';
  return undefined;
}
