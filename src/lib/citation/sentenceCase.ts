import { PROTECTED_WORDS, keepsItsCase } from "./latex";

/** What begins a new sentence within a title. */
const SENTENCE_STARTS = /[:?!–—]\s*[“"‘(]*$/;

/**
 * A title in sentence case: its first word, the first after a colon, a dash or a question, proper
 * names and words with a case of their own keep their capitals, all others lose theirs.
 */
export function sentenceCase(title: string): string {
  let written = "";
  let end = 0;
  for (const match of title.matchAll(PROTECTED_WORDS)) {
    const [word] = match;
    const before = title.slice(0, match.index);
    written += title.slice(end, match.index);
    end = match.index + word.length;
    if (keepsItsCase(word)) {
      written += word;
    } else if (/^[“"‘(]*$/.test(before) || SENTENCE_STARTS.test(before)) {
      written += word.charAt(0).toUpperCase() + word.slice(1).toLowerCase();
    } else {
      written += word.toLowerCase();
    }
  }
  return written + title.slice(end);
}
