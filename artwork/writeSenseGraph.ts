import { writeFileSync } from "node:fs";
import path from "node:path";
import { readWordOutlines } from "./wordOutlines";
import {
  OUTLINE_UNITS_PER_EM,
  outlineId,
  senseGraphWords,
} from "../src/views/home/senseGraphWords";

/**
 * Writes `src/views/home/senseGraphWords.svg`: the outlines that the artwork has of the words of the
 * hero's graph, reduced to the precision that shows at three times the density. A file beside the page,
 * since the page is read before its words are drawn. Run: `tsx artwork/writeSenseGraph.ts`.
 */
const ARTWORK_UNITS_PER_EM = 1000;

/** A path of absolute M, L, Q, C and Z commands in whole units of `OUTLINE_UNITS_PER_EM`, and relative: half of the bytes. */
function slimPath(drawing: string): string {
  let start: readonly number[] = [0, 0];
  let current: readonly number[] = [0, 0];
  return drawing.replace(/([MLQCZ])([^MLQCZ]*)/g, (_written, command: string, list: string) => {
    const numbers = (list.match(/-?\d+(?:\.\d+)?/g) ?? []).map((value) =>
      Math.round((Number(value) * OUTLINE_UNITS_PER_EM) / ARTWORK_UNITS_PER_EM),
    );
    const from = command === "M" ? [0, 0] : current;
    current = command === "Z" ? start : numbers.slice(-2);
    if (command === "M") start = current;
    const relative = numbers.map((value, index) => value - (from[index % 2] ?? 0));
    const letter = command === "M" ? "M" : command.toLowerCase();
    return letter + relative.join(" ").replaceAll(" -", "-");
  });
}

/** The file's text. Throws for a word that the artwork has not outlined. */
export function senseGraphSvg(): string {
  const wordOutlines = readWordOutlines();
  const paths = senseGraphWords.flatMap((words, sense) =>
    words.flatMap((text, index) => {
      const id = outlineId(sense, index);
      return id === null
        ? []
        : [`<path id="${id}" d="${slimPath(wordOutlines.outline(text).d)}"/>`];
    }),
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n${paths.join("\n")}\n</svg>\n`;
}

if (process.argv[1]?.endsWith("writeSenseGraph.ts")) {
  writeFileSync(path.resolve("src/views/home/senseGraphWords.svg"), senseGraphSvg());
}
