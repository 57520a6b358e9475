/** A coordinate as written: one decimal is below what a pixel shows. */
export const round = (value: number): number => Number(value.toFixed(1));

/** Nested circles tangent at one point: the company mark as a background. */
const NESTED_CIRCLES = [
  { share: 1, fillOpacity: 0.035 },
  { share: 0.66, fillOpacity: 0.045 },
  { share: 0.33, fillOpacity: 0.06 },
];

/** The nested circles that touch in the lower right corner of a picture whose sides are in pixels. */
export const drawShape = (width: number, height: number, size: number, color: string): string =>
  NESTED_CIRCLES.map(({ share, fillOpacity }) => {
    const r = (size * Math.max(width, height) * share) / 2;
    const toCentre = r * Math.SQRT1_2;
    return `<circle cx="${round(width - toCentre)}" cy="${round(height - toCentre)}" r="${round(r)}" fill="${color}" fill-opacity="${fillOpacity}" stroke="${color}" stroke-opacity=".2" stroke-width="${round(width / 900)}"/>`;
  }).join("");

/** A document of a size in pixels: the drawing on the three stops of a gradient. */
export const drawGradient = (
  width: number,
  height: number,
  stops: readonly [string, string, string],
  drawing: string,
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs><linearGradient id="g" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="${stops[0]}"/><stop offset=".6" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#g)"/>${drawing}</svg>`;
