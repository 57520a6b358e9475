/** The colour of a sense by its number; there are four, and the fifth sense has the first one's. */
export const senseColour = (number: number): string => `var(--sense-${((number - 1) % 4) + 1})`;
