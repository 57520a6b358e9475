import type { ArtworkRow } from "./artworkRow";
import { drawKind } from "./drawKind";
import type { WordOutlines } from "./wordOutlines";
import { LIGHT_GRADIENTS, COLORS, SHAPE_POSITIONS, type ShapePosition } from "./palette";
import { seededRandom } from "./seededRandom";
import { drawGradient, radians, round } from "./svgParts";

/** Nested circles tangent at one point: the company mark as a background. */
const NESTED_CIRCLES = [
  { share: 1, fillOpacity: 0.035 },
  { share: 0.66, fillOpacity: 0.045 },
  { share: 0.33, fillOpacity: 0.06 },
] as const;

/** The nested circles at a position of a picture whose sides are in pixels. */
export const drawShape = (
  { x, y, turn, size }: ShapePosition,
  width: number,
  height: number,
  color: string,
): string => {
  const largest = (size * Math.max(width, height)) / 2;
  return NESTED_CIRCLES.map(({ share, fillOpacity }) => {
    const r = largest * share;
    const cx = round(x * width + Math.cos(radians(turn)) * r);
    const cy = round(y * height + Math.sin(radians(turn)) * r);
    return `<circle cx="${cx}" cy="${cy}" r="${round(r)}" fill="${color}" fill-opacity="${fillOpacity}" stroke="${color}" stroke-opacity=".2" stroke-width="${round(width / 900)}"/>`;
  }).join("");
};

/**
 * Draws one row as an SVG document of the row's size in pixels. The same row and wordOutlines give the
 * same text. Throws when the row names a word that the wordOutlines does not have.
 */
export const drawArtwork = (row: ArtworkRow, wordOutlines: WordOutlines): string => {
  const { width, height, gradient, position } = row;
  const { stops, tint } = COLORS[gradient];
  const u = Math.min(width / 1920, height / 1080) * (row.scale ?? 1);
  const shapeColor = LIGHT_GRADIENTS.has(gradient) ? "#0a1614" : "#fff";
  const random = seededRandom(row.seed ?? row.name);
  const words = drawKind(row, { wordOutlines, tint, random, u });
  const shape = position ? drawShape(SHAPE_POSITIONS[position], width, height, shapeColor) : "";
  return drawGradient(width, height, stops, shape + words);
};
