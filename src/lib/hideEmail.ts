/** Added to each code, so that the numbers are not the address's own letters either. */
const SHIFT = 7;

/**
 * An address as numbers that no reader of the page's source or data takes for one (PAGE-08). It
 * keeps the address from harvesters; it is not a secret.
 */
export const hide = (email: string): number[] =>
  Array.from(email)
    .reverse()
    .map((character, index) => (character.codePointAt(0) ?? 0) + SHIFT + index);

/** The address again: `reveal(hide(email))` is `email`. */
export const reveal = (parts: readonly number[]): string =>
  parts
    .map((part, index) => String.fromCodePoint(part - SHIFT - index))
    .reverse()
    .join("");
