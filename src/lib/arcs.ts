/**
 * The radius of the circular arc over a chord. Small arcs are semicircles; wider ones flatten, so that
 * none is higher than `highest`. All in the units of the drawing.
 */
export function arcRadius(chord: number, highest: number, spread: number): number {
  const height = Math.min(chord / 2, highest * (1 - Math.exp(-chord / spread)));
  return ((chord * chord) / 4 + height * height) / (2 * height);
}

/** A number in a drawing, as short as it may be. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/** The path of an arc that bulges to the left of the vertical line at `x`. */
export function arcToTheLeft(
  x: number,
  fromY: number,
  toY: number,
  highest: number,
  spread: number,
): string {
  const radius = rounded(arcRadius(Math.abs(toY - fromY), highest, spread));
  return `M${x} ${rounded(fromY)}A${radius} ${radius} 0 0 ${toY > fromY ? 0 : 1} ${x} ${rounded(toY)}`;
}
