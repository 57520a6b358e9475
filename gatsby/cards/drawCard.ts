import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX } from "../../src/lib/limits";
import { drawWords } from "../../artwork/drawWords";
import type { readWords } from "../../artwork/readWords";
import { drawOpenMark } from "../../artwork/marks";
import { LIGHT_GRADIENTS, COLORS, type GradientNumber } from "../../artwork/palette";
import { seededRandom } from "../../artwork/seededRandom";
import { drawGradient, drawShape } from "../../artwork/svgParts";

/** What a card shows: texts without markup, and the colours of the page. */
export interface Card {
  readonly title: string;
  /** What the page is, e.g. "Paper". */
  readonly label: string;
  /** A fact beside the label, e.g. the venue. */
  readonly detail: string;
  readonly gradient: GradientNumber;
  /** The mark of a product or solution, drawn before the label. */
  readonly mark: string | null;
}

const W = SOCIAL_CARD_WIDTH_PX;
const H = SOCIAL_CARD_HEIGHT_PX;

// Positions and sizes in pixels of a card 2000 wide and 1000 high; `y` is a middle.
export const MARGIN = 130;
export const BRAND = { y: 168, size: 88, markSize: 123 };
export const LABEL = { y: 867, size: 44, markSize: 68, gap: 46 };
const SHAPE_SIZE = 0.36;

const INK = "#0a1614";

/** The colours of a card: of its title, its label, the dot, the detail, and the shape behind them. */
export const cardColors = ({ gradient }: Card) => {
  const { tint } = COLORS[gradient];
  return LIGHT_GRADIENTS.has(gradient)
    ? { ink: INK, label: tint[0], dot: tint[3], detail: INK, shape: INK }
    : { ink: tint[2], label: tint[0], dot: tint[3], detail: tint[1], shape: "#fff" };
};

/** All of a card but its texts, as an SVG document. */
export function drawBackground(card: Card, words: ReturnType<typeof readWords>): string {
  const { ink, label, shape } = cardColors(card);
  const drawMark = (id: string, x: number, y: number, size: number, strokeWidth: number) =>
    drawOpenMark(id, x, y - size / 2, { size, strokeWidth, stroke: ink, node: label });
  return drawGradient(
    W,
    H,
    COLORS[card.gradient].stops,
    drawShape(W, H, SHAPE_SIZE, shape) +
      drawWords({ width: W, height: H }, card.gradient, words, seededRandom(card.title)) +
      drawMark("polysema", MARGIN - BRAND.markSize / 8, BRAND.y, BRAND.markSize, 2.2) +
      (card.mark ? drawMark(card.mark, MARGIN - 8, LABEL.y, LABEL.markSize, 3) : ""),
  );
}
