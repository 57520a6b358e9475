import type { CSSProperties } from "react";

interface WeightStyle extends CSSProperties {
  "--w": number;
}

/** The style that gives a shape its quantity, from 0 to 1: a thickness or a length. */
export const weighed = (weight: number): WeightStyle => ({ "--w": weight });
