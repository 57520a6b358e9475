import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";

/** `it primavera` in words.json: a language code, a space and one word. */
const wordEntry = z
  .string()
  .regex(/^[a-z]{2} \S+$/)
  .transform((entry) => entry.slice(3));

const wordsFile = z.record(z.string(), z.record(z.string(), z.array(wordEntry)));
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
  /** The translations of a headword in the order of words.json. Throws for an unknown headword. */
  translations(head: string): readonly Translation[];
  /** Throws for a word that has not been outlined, so that nothing falls back to a font. */
  outline(text: string): Outline;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), "utf8"));

/** Reads the words that may be drawn. Throws when a file breaks its schema. */
export const readWordOutlines = (): WordOutlines => {
  const words = wordsFile.parse(readJson("words.json"));
  const outlines = new Map(Object.entries(glyphsFile.parse(readJson("glyphs.json"))));
  return {
    translations: (head) => {
      const senses = words[head];
      if (!senses) throw new Error(`words.json has no headword “${head}”`);
      return Object.values(senses).flatMap((list, sense) => list.map((text) => ({ text, sense })));
    },
    outline: (text) => {
      const found = outlines.get(text);
      if (!found) throw new Error(`glyphs.json has no outline of “${text}”`);
      return found;
    },
  };
};
