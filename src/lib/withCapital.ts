/** Words with a capital letter at the start, as a line of their own has it. */
export const withCapital = (words: string): string =>
  words.charAt(0).toUpperCase() + words.slice(1);
