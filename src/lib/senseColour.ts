/** There are four colours, which repeat from the fifth sense on. */
export const senseColour = (number: number): string => `var(--sense-${((number - 1) % 4) + 1})`;
