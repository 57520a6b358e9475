/** Formats a section's number as in a dictionary: 2a is the first section of sense 2, a solution. */
export const formatSectionNumber = (senseNumber: number, index: number): string =>
  `${senseNumber}${String.fromCodePoint("a".charCodeAt(0) + index)}`;

/** There are four colours, which repeat from the fifth sense on. */
export const getSenseColour = (number: number): string => `var(--sense-${((number - 1) % 4) + 1})`;
