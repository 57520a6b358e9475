import { z } from "zod";

/** `it primavera` in words.json: a language code, a space and one word. */
const wordEntry = z
  .string()
  .regex(/^[a-z]{2} \S+$/)
  .transform((entry) => entry.slice(3));

const wordsFile = z.record(z.string(), z.record(z.string(), z.array(wordEntry).nonempty()));
const glyphsFile = z.record(z.string(), z.object({ w: z.number(), d: z.string() }));

/** A translation and the index of the headword's sense that it renders. */
export interface Translation {
  readonly text: string;
  readonly sense: number;
}

/** Outline of a word at 1000 units per em; `w` is its advance width, `d` its path, origin on the base line. */
export interface Outline {
  readonly w: number;
  readonly d: string;
}

/** The words that may be drawn and how they look. */
export interface WordOutlines {
  /** The translations of a headword, one list per sense. Throws for an unknown headword. */
  senses(head: string): readonly (readonly string[])[];
  /** The translations of a headword in the order of words.json. Throws for an unknown headword. */
  translations(head: string): readonly Translation[];
  /** Throws for a word that has not been outlined, so that nothing falls back to a font. */
  outline(text: string): Outline;
}

/** Checks the parsed contents of words.json and glyphs.json. Throws when they do not have their form. */
export const createWordOutlines = (words: unknown, glyphs: unknown): WordOutlines => {
  const senseLists = new Map(
    Object.entries(wordsFile.parse(words)).map(([head, senses]) => [head, Object.values(senses)]),
  );
  const outlines = new Map(Object.entries(glyphsFile.parse(glyphs)));
  const senses = (head: string): readonly (readonly string[])[] => {
    const found = senseLists.get(head);
    if (!found) throw new Error(`words.json has no headword “${head}”`);
    return found;
  };
  return {
    senses,
    translations: (head) =>
      senses(head).flatMap((list, sense) => list.map((text) => ({ text, sense }))),
    outline: (text) => {
      const found = outlines.get(text);
      if (!found) throw new Error(`glyphs.json has no outline of “${text}”`);
      return found;
    },
  };
};
