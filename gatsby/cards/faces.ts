import { readFileSync } from "node:fs";
import path from "node:path";
import { create } from "fontkitten";
import { z } from "zod";
import { isInRanges, parseUnicodeRange } from "../../src/lib/unicodeRange";

/** Serif fonts for scripts that Brygada lacks, in order of preference. */
export const SCRIPT_FAMILIES = [
  "noto-naskh-arabic",
  "noto-serif-hebrew",
  "noto-serif-devanagari",
  "noto-serif-thai",
  "noto-serif-georgian",
  "noto-serif-armenian",
  "noto-serif-ethiopic",
  "noto-serif-tamil",
  "noto-serif",
];

export const CHINESE = "noto-serif-sc";
export const JAPANESE = "noto-serif-jp";
export const KOREAN = "noto-serif-kr";

/** Orders Han fonts by language, since glyphs differ: Japanese for kana, Korean for Hangul. */
const getHanFamilies = (text: string): string[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
};

/** Characters without a glyph: spaces, joiners, variation selectors, controls. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

export const getVisibleCodePoints = (text: string): number[] =>
  Array.from(text)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0);

export const memoize = <Value>(make: (name: string) => Value): ((name: string) => Value) => {
  const values = new Map<string, Value>();
  return (name) => {
    const value = values.get(name) ?? make(name);
    values.set(name, value);
    return value;
  };
};

/** Returns the files of a family. The working directory must be the project root. */
export const getFiles = memoize((family) => {
  const folder = path.resolve("node_modules/@fontsource-variable", family);
  const index = readFileSync(path.join(folder, "unicode.json"), "utf8");
  const rangesBySubset = z.record(z.string(), z.string()).parse(JSON.parse(index));
  return Object.entries(rangesBySubset).map(([subset, unicodeRange]) => ({
    file: `${folder}/files/${family}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    subset,
    unicodeRange,
    ranges: parseUnicodeRange(unicodeRange),
  }));
});

const getCharacters = memoize((file): ReadonlySet<number> => {
  const font = create(readFileSync(file));
  return new Set(font.isCollection ? [] : font.characterSet);
});

/** Assigns each character to a file of the first family that has it. */
export function chooseFiles(
  codePoints: Iterable<number>,
  familiesOf: (codePoint: number) => readonly string[],
): { files: ReadonlyMap<string, readonly number[]>; missing: readonly number[] } {
  const files = new Map<string, number[]>();
  const missing: number[] = [];
  for (const codePoint of new Set(codePoints)) {
    const found = familiesOf(codePoint)
      .flatMap(getFiles)
      .find(
        ({ file, ranges }) => isInRanges(ranges, codePoint) && getCharacters(file).has(codePoint),
      );
    if (found) files.set(found.file, [...(files.get(found.file) ?? []), codePoint]);
    else missing.push(codePoint);
  }
  return { files, missing };
}

/** Returns files with the text's characters: the first family's, then those of serif fonts. */
export function getFaces(text: string, firstFamily: string) {
  const families = [firstFamily, ...SCRIPT_FAMILIES, ...getHanFamilies(text)];
  const { files, missing } = chooseFiles(getVisibleCodePoints(text), () => families);
  return {
    files: families
      .flatMap(getFiles)
      .map(({ file }) => file)
      .filter((file) => files.has(file)),
    missing: missing.map((codePoint) => String.fromCodePoint(codePoint)),
  };
}
