import { COLORS, type GradientNumber } from "./palette";
import type { DrawnWord } from "./readWords";
import { pickRandom, type Random } from "./seededRandom";
import { round } from "./svgParts";

/** Where the line begins and runs, as fractions of width and height; it bleeds off the right edge. */
const PLACE = { x: 0.47, y: 0.27 };

/**
 * A line of words that mean the same or stand for meanings of one word, each looking back at earlier
 * ones: how a language model reads. The same numbers from `random` give the same drawing.
 */
export function drawWords(
  { width, height }: { width: number; height: number },
  gradient: GradientNumber,
  headwords: readonly (readonly DrawnWord[])[],
  random: Random,
): string {
  const { tint } = COLORS[gradient];
  const translations = headwords[Math.floor(random() * headwords.length)] ?? [];
  const u = Math.min(width / 1920, height / 1080) * 0.96;
  const y = PLACE.y * height;
  const scale = (54 * u) / 1000;
  const stations: { middle: number; color: string }[] = [];
  let words = "";
  let x = PLACE.x * width;
  for (const { w, d, sense } of pickRandom(translations, 12, random)) {
    if (x + w * scale > width * 1.1) break;
    const color = tint[sense % tint.length] ?? tint[0];
    stations.push({ middle: x + (w * scale) / 2, color });
    words += `<path transform="translate(${round(x)} ${round(y + 78 * u)}) scale(${scale})" d="${d}" fill="${color}"/>`;
    x += w * scale + 92 * u;
  }
  let arcs = "";
  stations.forEach(({ middle, color }, index) => {
    stations.slice(0, index).forEach((earlier, earlierIndex) => {
      const weight = random();
      // Faint links are left out, but never the link to the word just before.
      if (weight < 0.3 && index - earlierIndex > 1) return;
      const r = round((middle - earlier.middle) / 2);
      arcs += `<path d="M${round(earlier.middle)} ${round(y)}A${r} ${r} 0 0 1 ${round(middle)} ${round(y)}" stroke="${color}" stroke-width="${round((0.9 + weight * 3.4) * u)}" opacity="${round(0.25 + weight * 0.6)}" fill="none"/>`;
    });
  });
  const nodes = stations.map(
    ({ middle, color }) =>
      `<circle cx="${round(middle)}" cy="${round(y)}" r="${round(7 * u)}" fill="${color}"/>`,
  );
  const line = `<path d="M${round((PLACE.x - 0.05) * width)} ${round(y)}H${width}" stroke="${tint[1]}" stroke-width="${round(1.5 * u)}" opacity=".5"/>`;
  return line + arcs + nodes.join("") + words;
}
