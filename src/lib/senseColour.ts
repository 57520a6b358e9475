/** Returns the CSS colour of a sense; there are four, which repeat from the fifth sense on. */
export const senseColour = (number: number): string => `var(--sense-${((number - 1) % 4) + 1})`;
