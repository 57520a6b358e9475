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

/** A word as an outline at 1000 units per em: `w` is its advance width, `d` its path, origin on the base line. */
export interface DrawnWord {
  readonly w: number;
  readonly d: string;
  /** The index of the headword's sense that it renders. */
  readonly sense: number;
}

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), "utf8"));

/**
 * Reads the words that may be drawn: the translations of each headword. Throws where a file breaks its
 * schema, or a word has no outline, so that nothing falls back to a font.
 */
export function readWords(): readonly (readonly DrawnWord[])[] {
  const glyphs = glyphsFile.parse(readJson("glyphs.json"));
  const read = (text: string, sense: number): DrawnWord => {
    const glyph = glyphs[text];
    if (!glyph) throw new Error(`glyphs.json has no outline of “${text}”`);
    return { ...glyph, sense };
  };
  return Object.values(wordsFile.parse(readJson("words.json"))).map((senses) =>
    Object.values(senses).flatMap((texts, sense) => texts.map((text) => read(text, sense))),
  );
}
