import bidiFactory from "bidi-js";
import { type Face, type Faces, type TextFaces, visibleCodePoints } from "./faces";

/** Outlines of a line in thousandths of an em: y points down, the origin is on the base line. */
export interface SetLine {
  /** The advance of the whole line. */
  readonly width: number;
  /** From left to right; `d` is a path. Glyph 0 of a face is its sign for a missing character. */
  readonly glyphs: readonly { id: number; d: string; x: number; y: number }[];
}

/** A text whose lines can be measured and set. */
export interface Typesetting {
  readonly isRightToLeft: boolean;
  /** The characters that no face has, each once. They are left out of the lines. */
  readonly missing: readonly string[];
  /** Sets a line of the text, or a part of one. */
  setLine: (line: string) => SetLine;
}

export const UNITS_PER_EM = 1000;

const bidi = bidiFactory();
const graphemes = new Intl.Segmenter("und", { granularity: "grapheme" });

/** Characters that take the face of the text before them: blanks, digits, punctuation, marks. */
const FOLLOWS_ITS_NEIGHBOUR = /^[\p{Script=Common}\p{Script=Inherited}]+$/u;

interface Run {
  readonly face: Face;
  readonly level: number;
  readonly start: number;
  text: string;
}

/** A path of the face's units with y up, made one of thousandths of an em with y down. */
const toPath = (path: string, unitsPerEm: number): string => {
  const scale = UNITS_PER_EM / unitsPerEm;
  return path.replace(
    /(-?[\d.]+),(-?[\d.]+)/g,
    (_pair, x: string, y: string) =>
      `${Math.round(Number(x) * scale)} ${Math.round(-Number(y) * scale)}`,
  );
};

/** Splits a line where the face or the direction changes; characters without a face are left out. */
const getRuns = (line: string, levels: Uint8Array, faces: TextFaces): Run[] => {
  const runs: Run[] = [];
  for (const { segment, index } of graphemes.segment(line)) {
    const codePoints = visibleCodePoints(segment);
    const last = runs.at(-1);
    const preferred =
      FOLLOWS_ITS_NEIGHBOUR.test(segment) || codePoints.length === 0 ? last?.face : undefined;
    const level = levels[index] ?? 0;
    const append = (text: string, start: number, face: Face) => {
      const current = runs.at(-1);
      if (current?.face === face && current.level === level) current.text += text;
      else runs.push({ face, level, start, text });
    };
    const face = codePoints.length === 0 ? preferred : faces.faceOf(codePoints, preferred);
    if (face) {
      append(segment, index, face);
      continue;
    }
    // No face has the whole cluster: its characters are drawn one by one.
    for (const character of segment) {
      const single = faces.faceOf(visibleCodePoints(character));
      if (single) append(character, index, single);
    }
  }
  return runs;
};

/** Runs as they stand from left to right. */
const inVisualOrder = (
  runs: readonly Run[],
  line: string,
  levels: ReturnType<typeof bidi.getEmbeddingLevels>,
): Run[] => {
  const runAt = (index: number) => runs.findLast(({ start }) => start <= index);
  const ordered = bidi.getReorderedIndices(line, levels).flatMap((index) => runAt(index) ?? []);
  return [...new Set(ordered)];
};

/** Makes texts ready to be set in these faces. */
export function createTypesetter(faces: Faces): (text: string) => Promise<Typesetting> {
  const { harfBuzz } = faces;
  const paths = new Map<Face, Map<number, string>>();

  const getPath = (face: Face, glyph: number): string => {
    const known = paths.get(face) ?? new Map<number, string>();
    paths.set(face, known);
    const path = known.get(glyph) ?? toPath(face.font.glyphToPath(glyph), face.unitsPerEm);
    known.set(glyph, path);
    return path;
  };

  const shape = ({ face, level, text }: Run) => {
    const buffer = harfBuzz.createBuffer();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    buffer.setDirection(level % 2 === 1 ? "rtl" : "ltr");
    harfBuzz.shape(face.font, buffer);
    const shaped = buffer.json();
    buffer.destroy();
    return shaped;
  };

  return async (text) => {
    const textFaces = await faces.facesOf(text);
    const { paragraphs } = bidi.getEmbeddingLevels(text);
    const isRightToLeft = (paragraphs[0]?.level ?? 0) % 2 === 1;
    return {
      isRightToLeft,
      missing: textFaces.missing,
      setLine(line) {
        const levels = bidi.getEmbeddingLevels(line, isRightToLeft ? "rtl" : "ltr");
        const runs = getRuns(line, levels.levels, textFaces);
        let width = 0;
        const glyphs = inVisualOrder(runs, line, levels).flatMap((run) => {
          const scale = UNITS_PER_EM / run.face.unitsPerEm;
          return shape(run).map(({ g, ax, dx, dy }) => {
            const x = width + dx * scale;
            width += ax * scale;
            return { id: g, d: getPath(run.face, g), x, y: -dy * scale };
          });
        });
        return { width, glyphs };
      },
    };
  };
}
