/** The number of a solution's part, as in a dictionary: 2a is the first part of the second sense. */
export const partNumber = (senseNumber: number, index: number): string =>
  `${senseNumber}${String.fromCodePoint("a".charCodeAt(0) + index)}`;
