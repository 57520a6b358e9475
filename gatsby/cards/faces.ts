import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import harfBuzzReady, { type HarfBuzz, type HarfBuzzFont } from "harfbuzzjs";
import decompress from "wawoff2/decompress.js";
import { z } from "zod";
import { type CodePointRanges, isInRanges, parseUnicodeRange } from "../../src/lib/unicodeRange";

const projectRequire = createRequire(path.resolve("package.json"));

/** Serif faces of the scripts that Brygada lacks; the first that has a character draws it. */
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

/** Han characters look different by language: kana and Hangul tell which is meant, else Chinese is. */
const hanFamilies = (text: string): string[] => {
  if (/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)) return [JAPANESE, CHINESE, KOREAN];
  if (/\p{Script=Hangul}/u.test(text)) return [KOREAN, CHINESE, JAPANESE];
  return [CHINESE, JAPANESE, KOREAN];
};

/** A file of a family, which holds some of its characters. */
interface FontFile {
  readonly file: string;
  /** As CSS has it. */
  readonly unicodeRange: string;
}

/** The upright files of a family, e.g. `brygada-1918`, as its package has cut them. */
function fontFiles(family: string): FontFile[] {
  const index = projectRequire.resolve(`@fontsource-variable/${family}/unicode.json`);
  const ranges = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(index, "utf8")));
  return Object.entries(ranges).map(([subset, unicodeRange]) => ({
    file: path.join(
      path.dirname(index),
      `files/${family}-${subset.replace(/[[\]]/g, "")}-wght-normal.woff2`,
    ),
    unicodeRange,
  }));
}

/** A loaded file, at the weight that is drawn. */
export interface Face {
  readonly file: string;
  readonly font: HarfBuzzFont;
  readonly unitsPerEm: number;
  readonly characters: ReadonlySet<number>;
}

let decoding: Promise<unknown> = Promise.resolve();

/** The decoder answers with a view of memory that the next file takes: so one after another. */
const decode = (file: string): Promise<Uint8Array> => {
  const bytes = decoding.then(async () => Uint8Array.from(await decompress(readFileSync(file))));
  decoding = bytes.catch(() => undefined);
  return bytes;
};

const loadFace = async (harfBuzz: HarfBuzz, file: string, weight: number): Promise<Face> => {
  const bytes = await decode(file);
  const face = harfBuzz.createFace(harfBuzz.createBlob(bytes), 0);
  const font = harfBuzz.createFont(face);
  font.setVariations({ wght: weight });
  return { file, font, unitsPerEm: face.upem, characters: new Set(face.collectUnicodes()) };
};

/** Characters that draw nothing of their own: blanks, joiners, variation selectors, controls. */
const INVISIBLE = /^[\p{White_Space}\p{Default_Ignorable_Code_Point}\p{Cc}]$/u;

/** The code points of a text that need a glyph. */
export const visibleCodePoints = (text: string): number[] =>
  Array.from(text)
    .filter((character) => !INVISIBLE.test(character))
    .map((character) => character.codePointAt(0) ?? 0);

/** The faces of one text. */
export interface TextFaces {
  /** The characters that no face has, each once. */
  readonly missing: readonly string[];
  /** The face that has all of these characters of the text: `preferred` if it does. */
  faceOf: (codePoints: readonly number[], preferred?: Face) => Face | undefined;
}

/** Faces with one family in front, e.g. `brygada-1918`; files are read as texts ask for them. */
export interface Faces {
  readonly harfBuzz: HarfBuzz;
  /** The choice depends on nothing but the text, so that a text is drawn alike in every build. */
  facesOf: (text: string) => Promise<TextFaces>;
}

/** Finds the face of a character in the first family that has it. */
export type FaceFinder = (
  codePoint: number,
  families: readonly string[],
) => Promise<Face | undefined>;

/** Opens families at one weight, as far as they are asked for. */
export async function createFaceFinder(weight: number): Promise<FaceFinder> {
  const harfBuzz = await harfBuzzReady;
  const files = new Map<string, { file: string; ranges: CodePointRanges }[]>();
  const faces = new Map<string, Promise<Face>>();

  const getFiles = (family: string) => {
    const known =
      files.get(family) ??
      fontFiles(family).map(({ file, unicodeRange }) => ({
        file,
        ranges: parseUnicodeRange(unicodeRange),
      }));
    files.set(family, known);
    return known;
  };

  const openFile = (file: string): Promise<Face> => {
    const known = faces.get(file) ?? loadFace(harfBuzz, file, weight);
    faces.set(file, known);
    return known;
  };

  return async (codePoint, families) => {
    for (const family of families) {
      for (const { file, ranges } of getFiles(family)) {
        if (!isInRanges(ranges, codePoint)) continue;
        const face = await openFile(file);
        if (face.characters.has(codePoint)) return face;
      }
    }
    return undefined;
  };
}

/** Opens a family and, behind it, the serif faces of other scripts at the same weight. */
export async function openFaces(firstFamily: string, weight: number): Promise<Faces> {
  const find = await createFaceFinder(weight);
  const found = new Map<string, Promise<Face | undefined>>();
  return {
    harfBuzz: await harfBuzzReady,
    async facesOf(text) {
      const families = [firstFamily, ...SCRIPT_FAMILIES, ...hanFamilies(text)];
      const faceByCodePoint = new Map<number, Face>();
      const missing: string[] = [];
      for (const codePoint of new Set(visibleCodePoints(text))) {
        const key = `${families.join()} ${codePoint}`;
        const finding = found.get(key) ?? find(codePoint, families);
        found.set(key, finding);
        const face = await finding;
        if (face) faceByCodePoint.set(codePoint, face);
        else missing.push(String.fromCodePoint(codePoint));
      }
      const all = [...new Set(faceByCodePoint.values())];
      return {
        missing,
        faceOf: (codePoints, preferred) => {
          const own = codePoints.flatMap((codePoint) => faceByCodePoint.get(codePoint) ?? []);
          return [...(preferred ? [preferred] : []), ...own, ...all].find(({ characters }) =>
            codePoints.every((codePoint) => characters.has(codePoint)),
          );
        },
      };
    },
  };
}
