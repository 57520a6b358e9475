import type { CSSProperties } from "react";

export interface YearCount {
  year: string;
  count: number;
}

/** The columns of a line of years. */
export const lineStyle = (years: readonly YearCount[]): CSSProperties => ({
  gridTemplateColumns: `repeat(${String(years.length)}, minmax(0, 1fr))`,
});

/** A node's area grows with the papers. */
export const nodeStyle = (count: number): CSSProperties => {
  const width = `${(0.55 + Math.sqrt(count) * 0.34).toFixed(2)}rem`;
  return { width, height: width };
};
