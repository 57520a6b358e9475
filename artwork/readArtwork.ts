import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type ArtworkRow, artworkRows } from "./artworkRow";
import { createWordOutlines, type WordOutlines } from "./wordOutlines";

const readJson = (name: string): unknown => JSON.parse(readFileSync(join(__dirname, name), "utf8"));

/** Reads the words that may be drawn. Throws when a file breaks its schema. */
export const readWordOutlines = (): WordOutlines =>
  createWordOutlines(readJson("words.json"), readJson("glyphs.json"));

/** Reads the rows of art.json and the words they may use. Throws when a file breaks its schema. */
export const readArtwork = (): { rows: readonly ArtworkRow[]; wordOutlines: WordOutlines } => ({
  rows: artworkRows.parse(readJson("art.json")),
  wordOutlines: readWordOutlines(),
});
