import type { CSSProperties } from "react";

interface FigureStyle extends CSSProperties {
  "--w"?: number;
  "--c"?: string;
}

/** The style that gives a shape its quantity, from 0 to 1: a thickness or a length. */
export const weighed = (weight: number): FigureStyle => ({ "--w": weight });

/** The style that tells the second thing and those after it from the first, which has the figure's colour. */
export const hued = (index: number): FigureStyle | undefined => {
  const sense = [3, 2, 4][index - 1];
  return sense === undefined ? undefined : { "--c": `var(--sense-${String(sense)})` };
};
