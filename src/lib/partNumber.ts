/** Number of a solution's section, as in a dictionary: 2a is the first section of sense 2. */
export const partNumber = (senseNumber: number, index: number): string =>
  `${senseNumber}${String.fromCodePoint("a".charCodeAt(0) + index)}`;
