import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import path from "node:path";
import { readArtwork } from "../artwork/readArtwork";

/**
 * Writes `src/blocks/home/senseGraphPaths.ts`: the words of the hero's graph, one list per sense of
 * *spring* in the order of the records' `contexts`. Words in Latin letters are text in the preloaded
 * display font; the others carry the outline that the artwork has of them, reduced to the precision
 * that shows at three times the density. Run: `tsx src/tools/writeSenseGraph.ts`.
 */
const words: readonly (readonly string[])[] = [
  ["primavera", "весна", "ربيع", "वसंत"],
  ["泉", "πηγή", "מעיין", "ምንጭ"],
  ["molla", "ზამბარა", "용수철", "สปริง"],
  ["прыжок", "قفزة", "跳", "άλμα"],
];

/** Units per em in the module: a tenth of one is the least step at the size at which the graph is drawn. */
const UNITS_PER_EM = 270;
const ARTWORK_UNITS_PER_EM = 1000;

const isLatin = (text: string) => /^\p{Script=Latin}+$/u.test(text);

/** Numbers without a blank where a minus sign parts them. */
const join = (numbers: readonly number[]) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join("");

/**
 * A path of absolute M, L, Q, C and Z commands in whole units of `UNITS_PER_EM`, relative, with the
 * short forms h and v and no repeated letters: less than half of the bytes.
 */
export function slimPath(drawing: string): string {
  let slim = "";
  let current: readonly [number, number] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  let lastCommand = "";
  for (const [, command = "", list = ""] of drawing.matchAll(/([MLQCZ])([^MLQCZ]*)/g)) {
    if (command === "Z") {
      slim += "z";
      current = start;
      lastCommand = "z";
      continue;
    }
    const absolute = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map((value) =>
      Math.round((Number(value) * UNITS_PER_EM) / ARTWORK_UNITS_PER_EM),
    );
    const [x = 0, y = 0] = absolute.slice(-2);
    if (command === "M") {
      slim += `M${join(absolute)}`;
      start = [x, y];
      lastCommand = "M";
    } else {
      const relative = absolute.map((value, index) => value - current[index % 2 === 0 ? 0 : 1]);
      if (relative.some((value) => value !== 0)) {
        const [dx = 0, dy = 0] = relative;
        const [letter, numbers] =
          command !== "L"
            ? [command.toLowerCase(), relative]
            : dy === 0
              ? ["h", [dx]]
              : dx === 0
                ? ["v", [dy]]
                : ["l", relative];
        const separator = letter !== lastCommand ? letter : (numbers[0] ?? 0) < 0 ? "" : " ";
        slim += separator + join(numbers);
        lastCommand = letter;
      }
    }
    current = [x, y];
  }
  return slim;
}

/** The words with their outlines. Throws for a word that the artwork has not outlined. */
export function senseGraphWords(): readonly (readonly {
  readonly text: string;
  readonly outline: string | null;
}[])[] {
  const { lexicon } = readArtwork();
  return words.map((list) =>
    list.map((text) => ({
      text,
      outline: isLatin(text) ? null : slimPath(lexicon.outline(text).d),
    })),
  );
}

/** The module's text. */
function senseGraphModule(): string {
  return [
    "// Words of the hero's graph, by sense. Written by src/tools/writeSenseGraph.ts.",
    "",
    "/** A word; `outline` is its drawing on the base line, null for words set in the display font. */",
    "export interface SenseWord { readonly text: string; readonly outline: string | null }",
    "",
    "/** Units per em of the outlines. */",
    `export const OUTLINE_UNITS_PER_EM = ${UNITS_PER_EM};`,
    "",
    `export const senseWords: readonly (readonly SenseWord[])[] = ${JSON.stringify(senseGraphWords())};`,
  ].join("\n");
}

if (process.argv[1]?.endsWith("writeSenseGraph.ts")) {
  const file = path.resolve("src/blocks/home/senseGraphPaths.ts");
  writeFileSync(file, senseGraphModule());
  const prettier = path.resolve("node_modules/prettier/bin/prettier.cjs");
  execFileSync(process.execPath, [prettier, "--write", "--log-level", "warn", file]);
}
