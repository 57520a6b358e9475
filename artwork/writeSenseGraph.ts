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

/** Numbers without a blank where a minus sign parts them. */
const join = (numbers: readonly number[]) =>
  numbers.map((value, index) => (index > 0 && value >= 0 ? ` ${value}` : String(value))).join("");

/**
 * A path of absolute M, L, Q, C and Z commands in whole units of `OUTLINE_UNITS_PER_EM`, relative, with the
 * short forms h and v and no repeated letters: less than half of the bytes.
 */
function slimPath(drawing: string): string {
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
      Math.round((Number(value) * OUTLINE_UNITS_PER_EM) / ARTWORK_UNITS_PER_EM),
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
