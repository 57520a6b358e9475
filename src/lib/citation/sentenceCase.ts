import { TITLE_WORDS, keepsItsCase } from "./latex";

/** What stands before the first word of a sentence within a title. */
const SENTENCE_STARTS = /(?:^|[:?!–—]\s*)[“"‘(]*$/;

/**
 * A title in sentence case: its first word, the first after a colon, a dash or a question, proper
 * names and words with a case of their own keep their capitals, all others lose theirs.
 */
export const sentenceCase = (title: string): string =>
  title.replace(TITLE_WORDS, (word, _same: string, at: number) => {
    if (keepsItsCase(word)) return word;
    const lower = word.toLowerCase();
    return SENTENCE_STARTS.test(title.slice(0, at))
      ? word.charAt(0).toUpperCase() + lower.slice(1)
      : lower;
  });
