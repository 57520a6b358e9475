import { artworkRow } from "../../artwork/artworkRow";
import { drawShape } from "../../artwork/drawArtwork";
import { drawKind } from "../../artwork/drawKind";
import type { WordOutlines } from "../../artwork/wordOutlines";
import { drawOpenMark, type MarkId } from "../../artwork/marks";
import {
  LIGHT_GRADIENTS,
  COLORS,
  type GradientNumber,
  type ShapePosition,
} from "../../artwork/palette";
import { seededRandom } from "../../artwork/seededRandom";
import { drawGradient, node, round } from "../../artwork/svgParts";
import { breakLines } from "./breakLines";
import { type SetLine, type Typesetting, UNITS_PER_EM } from "./setText";

/** What a card shows: texts without markup, and the colours of the page. */
export interface Card {
  readonly title: string;
  /** What the page is, e.g. "Paper". */
  readonly label: string;
  /** A fact beside the label, e.g. the venue. */
  readonly detail: string;
  readonly gradient: GradientNumber;
  /** The mark of a product or solution, drawn before the label. */
  readonly mark: MarkId | null;
}

/** Everything but the card that decides how it looks. */
export interface CardTools {
  readonly wordOutlines: WordOutlines;
  readonly setTitle: (text: string) => Promise<Typesetting>;
  readonly setLabel: (text: string) => Promise<Typesetting>;
  readonly siteName: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

// Positions and sizes in pixels of a card 2000 wide and 1000 high.
const MARGIN = 130;
const BRAND = { y: 168, size: 88, markSize: 123 };
const SHAPE: ShapePosition = { x: 1, y: 1, turn: 225, size: 0.36 };
const ARTWORK = { x: 0.47, y: 0.27, gap: 92, scale: 0.96 };
const TITLE = { top: 450, bottom: 808, linesMax: 3 };
const TITLE_SIZES = [
  232, 212, 194, 176, 160, 146, 134, 122, 112, 104, 97, 90, 84, 78, 72, 67,
] as const;
const LABEL = { y: 882, size: 44, markSize: 68, gap: 46 };

/** Headwords whose translations may stand in the artwork. */
const HEADWORDS = [
  "spring",
  "light",
  "key",
  "root",
  "tongue",
  "voice",
  "sense",
  "star",
  "line",
] as const;

const INK = "#0a1614";

/** Scripts with marks above and below their letters, and those with letters nearly as high as the em. */
const TALL =
  /[\p{Script=Devanagari}\p{Script=Thai}\p{Script=Tamil}\p{Script=Arabic}\p{Script=Ethiopic}]/u;
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Hebrew}\u1e00-\u1eff]/u;

/** In ems: the distance of base lines, the first line above its base line and the last below. */
const lineShape = (title: string) => {
  if (TALL.test(title)) return { lineHeight: 1.34, ascent: 0.95, descent: 0.36 };
  if (SQUARE.test(title)) return { lineHeight: 1.22, ascent: 0.86, descent: 0.24 };
  return { lineHeight: 1.12, ascent: 0.68, descent: 0.24 };
};

const toEms = ({ width }: SetLine): number => width / UNITS_PER_EM;

/** A line as outlines; (x, y) is the start of its base line, `size` in pixels per em. */
const drawLine = ({ glyphs }: SetLine, x: number, y: number, size: number, fill: string): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${size / UNITS_PER_EM})" fill="${fill}">${glyphs
    .filter(({ d }) => d !== "")
    .map(
      (glyph) =>
        `<path transform="translate(${round(glyph.x)} ${round(glyph.y)})" d="${glyph.d}"/>`,
    )
    .join("")}</g>`;

/** Words of one meaning or of several, on a line that bleeds off the right edge, joined by arcs. */
const drawWords = (
  { title, gradient }: Card,
  { wordOutlines, widthPx, heightPx }: CardTools,
): string => {
  const random = seededRandom(title);
  const row = artworkRow.parse({
    kind: "causal",
    name: "card",
    gradient,
    width: widthPx,
    height: heightPx,
    head: HEADWORDS[Math.floor(random() * HEADWORDS.length)],
    ...ARTWORK,
  });
  const u = Math.min(widthPx / 1920, heightPx / 1080) * ARTWORK.scale;
  return drawKind(row, { wordOutlines, tint: COLORS[gradient].tint, random, u });
};

const drawTitle = (title: string, setting: Typesetting, widthPx: number, fill: string): string => {
  const shape = lineShape(title);
  const { lines, size } = breakLines(title, (text) => toEms(setting.setLine(text)), {
    widthPx: widthPx - 2 * MARGIN,
    heightPx: TITLE.bottom - TITLE.top,
    linesMax: TITLE.linesMax,
    sizes: TITLE_SIZES,
    ...shape,
  });
  const lastY = TITLE.bottom - shape.descent * size;
  return lines
    .map((text, index) => {
      const line = setting.setLine(text);
      const x = setting.isRightToLeft ? widthPx - MARGIN - toEms(line) * size : MARGIN;
      const y = lastY - (lines.length - 1 - index) * shape.lineHeight * size;
      return drawLine(line, x, y, size, fill);
    })
    .join("");
};

/** As much of a text as there is room for on one line, cut after a word. */
const fitLine = (text: string, setting: Typesetting, widthEm: number): SetLine => {
  const { lines } = breakLines(text, (part) => toEms(setting.setLine(part)), {
    widthPx: widthEm,
    heightPx: 0,
    linesMax: 1,
    sizes: [1],
    lineHeight: 0,
    ascent: 0,
    descent: 0,
  });
  return setting.setLine(lines.join(""));
};

/** Composed characters and single blanks; the ellipsis makes sure that its face is there. */
const setShortenable = async (
  text: string,
  set: (text: string) => Promise<Typesetting>,
): Promise<{ text: string; setting: Typesetting }> => {
  const clean = text.normalize("NFC").replace(/\s+/g, " ").trim();
  return { text: clean, setting: await set(`${clean}…`) };
};

/**
 * Draws a card as an SVG document of outlines, so that no font of the machine matters: the same
 * card gives the same text. Characters that no face has are left out (`missingCharacters`).
 */
export async function drawCard(card: Card, tools: CardTools): Promise<string> {
  const { widthPx: W, heightPx: H, setTitle, setLabel, siteName } = tools;
  const { stops, tint } = COLORS[card.gradient];
  const isLight = LIGHT_GRADIENTS.has(card.gradient);
  const ink = isLight ? INK : tint[2];

  const brandName = (await setTitle(siteName)).setLine(siteName);
  const brand =
    drawOpenMark("polysema", MARGIN - BRAND.markSize / 8, BRAND.y - BRAND.markSize / 2, {
      size: BRAND.markSize,
      strokeWidth: 2.2,
      stroke: ink,
      node: tint[0],
    }) + drawLine(brandName, MARGIN + BRAND.markSize, BRAND.y + 27, BRAND.size, ink);

  const title = await setShortenable(card.title, setTitle);
  const detail = await setShortenable(card.detail, setLabel);
  const label = (await setLabel(card.label)).setLine(card.label);
  const labelX = card.mark ? MARGIN + LABEL.markSize + 24 : MARGIN;
  const detailX = labelX + toEms(label) * LABEL.size + LABEL.gap;
  const footer =
    (card.mark
      ? drawOpenMark(card.mark, MARGIN - 8, LABEL.y - 15 - LABEL.markSize / 2, {
          size: LABEL.markSize,
          strokeWidth: 3,
          stroke: ink,
          node: tint[0],
        })
      : "") +
    drawLine(label, labelX, LABEL.y, LABEL.size, tint[0]) +
    (detail.text === ""
      ? ""
      : node(detailX - LABEL.gap / 2, LABEL.y - 14, 5, tint[3]) +
        drawLine(
          fitLine(detail.text, detail.setting, (W - MARGIN - detailX) / LABEL.size),
          detailX,
          LABEL.y,
          LABEL.size,
          isLight ? ink : tint[1],
        ));

  return drawGradient(
    W,
    H,
    stops,
    drawShape(SHAPE, W, H, isLight ? INK : "#fff") +
      drawWords(card, tools) +
      brand +
      drawTitle(title.text, title.setting, W, ink) +
      footer,
  );
}

/** The characters of a card's texts that no face has, each once. */
export async function missingCharacters(
  { title, label, detail }: Card,
  { setTitle, setLabel }: Pick<CardTools, "setTitle" | "setLabel">,
): Promise<string[]> {
  const settings = [await setTitle(title), await setLabel(label), await setLabel(detail)];
  return [...new Set(settings.flatMap(({ missing }) => missing))];
}
