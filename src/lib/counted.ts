/** A number of things in words: `1 item`, `2 items`. */
export const counted = (count: number, one: string): string =>
  `${String(count)} ${one}${count === 1 ? "" : "s"}`;
