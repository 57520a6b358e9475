import { COLORS, type GradientNumber } from "./palette";
import { pickRandom, type Random } from "./seededRandom";
import { arc, cyclic, node, round, word } from "./svgParts";
import type { WordOutlines } from "./wordOutlines";

/** Where a line of words stands in a picture, and how large it is. */
export interface WordLine {
  readonly width: number;
  readonly height: number;
  /** Where it begins, as a fraction of the width; it bleeds off the right edge. */
  readonly x: number;
  /** Where it runs, as a fraction of the height. */
  readonly y: number;
  /** Space between words, in drawing units. */
  readonly gap: number;
  /** Magnifies words and strokes, not positions. */
  readonly scale: number;
}

/** Headwords whose translations may be drawn. */
const HEADWORDS = "spring light key root tongue voice sense star line".split(" ");

/**
 * A line of words that mean the same or stand for meanings of one word, each looking back at earlier
 * ones: how a language model reads. The same numbers from `random` give the same drawing.
 */
export function drawWords(
  { width, height, x: start, y: lineY, gap, scale }: WordLine,
  gradient: GradientNumber,
  wordOutlines: WordOutlines,
  random: Random,
): string {
  const { tint } = COLORS[gradient];
  const head = HEADWORDS[Math.floor(random() * HEADWORDS.length)] ?? "";
  const u = Math.min(width / 1920, height / 1080) * scale;
  const y = lineY * height;
  const size = 54 * u;
  const stations: { middle: number; color: string }[] = [];
  let words = "";
  let x = start * width;
  for (const { text, sense } of pickRandom(wordOutlines.translations(head), 12, random)) {
    const textWidth = (wordOutlines.outline(text).w * size) / 1000;
    if (x + textWidth > width * 1.1) break;
    const color = cyclic(tint, sense);
    stations.push({ middle: x + textWidth / 2, color });
    words += word(wordOutlines, text, x, y + 78 * u, size, color);
    x += textWidth + gap * u;
  }
  let arcs = "";
  stations.forEach(({ middle, color }, index) => {
    stations.slice(0, index).forEach((earlier, earlierIndex) => {
      const weight = random();
      // Faint links are left out, but never the link to the word just before.
      if (weight < 0.3 && index - earlierIndex > 1) return;
      const strokeWidth = (0.9 + weight * 3.4) * u;
      arcs += arc(earlier.middle, middle, y, color, strokeWidth, round(0.25 + weight * 0.6));
    });
  });
  const nodes = stations.map(({ middle, color }) => node(middle, y, 7 * u, color)).join("");
  const line = `<path d="M${round((start - 0.05) * width)} ${round(y)}H${width}" stroke="${tint[1]}" stroke-width="${round(1.5 * u)}" opacity=".5"/>`;
  return line + arcs + nodes + words;
}
