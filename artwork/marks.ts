import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";

type Point = readonly [x: number, y: number];

/** A filled node; its class is replaced by the colours of the variant. */
const node = ([x, y]: Point, r = 3): string => `<circle class="n" cx="${x}" cy="${y}" r="${r}"/>`;
const ring = ([x, y]: Point, r = 3): string => `<circle cx="${x}" cy="${y}" r="${r}"/>`;
const path = (d: string, attributes = ""): string => `<path d="${d}"${attributes}/>`;

/** The point at `degrees` (clockwise from the right) on a circle, written to two decimals. */
const onCircle = (r: number, degrees: number, cx = 24, cy = 24): Point => {
  const angle = (degrees * Math.PI) / 180;
  const twoDecimals = (value: number): number => Number(value.toFixed(2));
  return [twoDecimals(cx + r * Math.cos(angle)), twoDecimals(cy + r * Math.sin(angle))];
};
const at = ([x, y]: Point): string => `${x},${y}`;

const drawKnowledgeGraphs = (): string => {
  const corners = [onCircle(18, -90), onCircle(18, 30), onCircle(18, 150)] as const;
  const [a, b, c] = corners;
  // The chords are geodesics: they meet the ring at right angles, so their radius is 18 tan 60°.
  return (
    ring([24, 24], 18) +
    path(`M${at(a)}A31.2 31.2 0 0 0 ${at(b)}A31.2 31.2 0 0 0 ${at(c)}A31.2 31.2 0 0 0 ${at(a)}`) +
    corners.map((corner) => node(corner, 3.5)).join("")
  );
};

/**
 * The company mark, 4 solution marks and 11 product marks on one 48-unit grid: centre 24,24, radii
 * 6, 12 and 18 (and halves), nodes of radius 3 to 4.5, every curve a circular arc.
 */
export const marks = {
  polysema: ring([24, 24], 18) + ring([18, 24], 12) + ring([12, 24], 6) + node([6, 24], 3.5),
  "solution-llm":
    path("M7 34a17 17 0 0 1 34 0") +
    path("M18.3 34a11.35 11.35 0 0 1 22.7 0") +
    path("M29.7 34a5.65 5.65 0 0 1 11.3 0") +
    node([7, 34]) +
    node([18.3, 34]) +
    node([29.7, 34]) +
    node([41, 34], 4),
  "solution-text-analytics":
    path("M6 35h9M20 35h8M33 35h9") +
    path("M10.5 29a6.75 6.75 0 0 1 13.5 0") +
    path("M10.5 22a13.5 13.5 0 0 1 27 0v7") +
    node([24, 29]) +
    node([37.5, 29]) +
    node([10.5, 26]),
  "solution-knowledge-graphs": drawKnowledgeGraphs(),
  "solution-semantic-search":
    ring([20, 20], 14) +
    ring([14.5, 20], 8.5) +
    path("M30 30a24 24 0 0 1 9 9") +
    node([6, 20]) +
    node([40, 40], 3.5),
  comprehendo:
    path("M8 24A42 42 0 0 0 38 10") +
    path("M8 24A42 42 0 0 1 36 36", ' stroke-dasharray="3 4.5"') +
    node([8, 24], 3.5) +
    node([38.5, 9.5], 4.5) +
    ring([39, 38.5], 3.5),
  emotionary:
    path("M6 19a18 18 0 0 0 36 0") +
    [0, 1, 2, 3, 4, 5]
      .map((index) =>
        node(onCircle(18, 180 - index * 36, 24, 19), Number((1.9 + index * 0.5).toFixed(1))),
      )
      .join(""),
  extraggo:
    path(`M${at(onCircle(13, -22, 20, 28))}A13 13 0 1 1 ${at(onCircle(13, -68, 20, 28))}`) +
    path("M20 28a22 22 0 0 1 15-15.5") +
    node([20, 28]) +
    node([38, 11], 4),
  lextag:
    path("M8 15h32", ' stroke-width="5"') +
    path(
      "M8 23a5.5 5.5 0 0 0 5.5 5.5h5a5.5 5.5 0 0 1 5.5 5.5a5.5 5.5 0 0 1 5.5-5.5h5a5.5 5.5 0 0 0 5.5-5.5",
    ) +
    node([24, 38], 3.5),
  minerva:
    ring([15, 24], 9) +
    ring([33, 24], 9) +
    node([15, 24], 3.5) +
    node([33, 24], 3.5) +
    path("M6 11a26 26 0 0 1 18 8a26 26 0 0 1 18-8") +
    path("M20 35.5a8 8 0 0 1 4 5.5a8 8 0 0 1 4-5.5"),
  myknowledgegraph:
    path("M24 8A34 34 0 0 1 9.6 35A34 34 0 0 1 38.4 35A34 34 0 0 1 24 8") +
    node([24, 8]) +
    node([9.6, 35]) +
    node([38.4, 35]) +
    node([24, 26], 4.5),
  "nlp-pipeline":
    path("M6 24a6 6 0 0 1 12 0a6 6 0 0 0 12 0a6 6 0 0 1 12 0") +
    path("M6 35h36", ' stroke-dasharray="3 4"') +
    node([6, 24]) +
    node([18, 24]) +
    node([30, 24]) +
    node([42, 24]),
  "semantic-paths":
    path("M10 38A14 14 0 0 1 24 24A14 14 0 0 0 38 10") +
    path("M10 38A28 28 0 0 0 38 10", ' stroke-dasharray="3 4"') +
    node([10, 38], 3.5) +
    node([24, 24]) +
    node([38, 10], 4),
  tradeinterpret:
    ring([24, 24], 18) +
    path(
      `M${at(onCircle(11, -25))}A11 11 0 1 1 ${at(onCircle(11, -75))}`,
      ' stroke-dasharray="2.2 5"',
    ) +
    node(onCircle(11, -50), 3.5) +
    node([24, 24], 4),
  vera:
    path(`M${at(onCircle(18, -12))}A18 18 0 1 1 ${at(onCircle(18, -58))}`) +
    path("M15 24a9 9 0 0 1 7 8a34 34 0 0 1 15-20") +
    node([15, 24]),
  wordatlas:
    ring([24, 24], 18) +
    path(
      `M${at(onCircle(18, -66))}A20 20 0 0 0 ${at(onCircle(18, 114))}A20 20 0 0 0 ${at(onCircle(18, -66))}`,
    ) +
    path(`M${at(onCircle(18, 204))}A46 46 0 0 0 ${at(onCircle(18, 24))}`) +
    node(onCircle(18, -66)) +
    node(onCircle(18, 204)) +
    node([24.8, 30.2]),
} as const satisfies Record<string, string>;

export type MarkId = keyof typeof marks;

interface MarkColors {
  readonly disc: string;
  readonly stroke: string;
  readonly node: string;
}

const INK = "#0A1614";
const PALE = "#F4F8F3";

/** Colours of the circle variant; the discs are colours of the style tokens. */
const markColors: Readonly<Record<MarkId, MarkColors>> = {
  polysema: { disc: "#0B5F54", stroke: PALE, node: "#F6C244" },
  "solution-llm": { disc: "#B5341A", stroke: PALE, node: "#FFD3A6" },
  "solution-text-analytics": { disc: "#0B5F54", stroke: PALE, node: "#A9DCCB" },
  "solution-knowledge-graphs": { disc: "#233F94", stroke: PALE, node: "#BBCBF5" },
  "solution-semantic-search": { disc: "#F6C244", stroke: INK, node: "#8E1F4F" },
  comprehendo: { disc: "#0B5F54", stroke: PALE, node: "#F6C244" },
  emotionary: { disc: "#F6C244", stroke: INK, node: "#8E1F4F" },
  extraggo: { disc: "#B5341A", stroke: PALE, node: "#FFD3A6" },
  lextag: { disc: "#0B5F54", stroke: PALE, node: "#A9DCCB" },
  minerva: { disc: "#B5341A", stroke: PALE, node: "#F6C244" },
  myknowledgegraph: { disc: "#233F94", stroke: PALE, node: "#F6C244" },
  "nlp-pipeline": { disc: "#2C4C44", stroke: PALE, node: "#7FD1BC" },
  "semantic-paths": { disc: "#A9D6C1", stroke: INK, node: "#0B5F54" },
  tradeinterpret: { disc: "#8E1F4F", stroke: PALE, node: "#F6BFD0" },
  vera: { disc: "#8E1F4F", stroke: PALE, node: "#F6C244" },
  wordatlas: { disc: "#233F94", stroke: PALE, node: "#BBCBF5" },
};

const openStroke = (width: number): string =>
  `fill="none" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"`;

/** The one-colour variant for panels and headers: it takes the colour of the text around it. */
const drawTopbarMark = (id: MarkId): string => {
  const drawing = marks[id].replaceAll('class="n"', 'fill="currentColor" stroke="none"');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" ${openStroke(3)} stroke="currentColor">${drawing}</svg>`;
};

/** The variant on its disc of colour, for menus and cards. */
const drawCircleMark = (id: MarkId): string => {
  const { disc, stroke, node: nodeColor } = markColors[id];
  const drawing = marks[id].replaceAll('class="n"', `fill="${nodeColor}" stroke="none"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><circle cx="48" cy="48" r="48" fill="${disc}"/><g transform="translate(15.6 15.6) scale(1.35)" ${openStroke(2.5)} stroke="${stroke}">${drawing}</g></svg>`;
};

/**
 * The company mark on a full square of its colour, for icons that a system cuts to its own shape:
 * the drawing stays inside the middle 80 % that every shape keeps (w3.org/TR/appmanifest).
 */
export const drawSquareMark = (): string => {
  const { disc, stroke, node: nodeColor } = markColors.polysema;
  const drawing = marks.polysema.replaceAll('class="n"', `fill="${nodeColor}" stroke="none"`);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${disc}"/><g transform="translate(15.6 15.6) scale(1.35)" ${openStroke(2.5)} stroke="${stroke}">${drawing}</g></svg>`;
};

/** How a mark without its disc is drawn: pixels, and grid units of 48 to a side for the stroke. */
export interface OpenMark {
  readonly size: number;
  readonly strokeWidth: number;
  readonly stroke: string;
  readonly node: string;
}

/** A mark without its disc as a part of a drawing; (x, y) is the top left corner of its grid. */
export const drawOpenMark = (id: MarkId, x: number, y: number, look: OpenMark): string =>
  `<g transform="translate(${x} ${y}) scale(${look.size / 48})" ${openStroke(look.strokeWidth)} stroke="${look.stroke}">${marks[id].replaceAll('class="n"', `fill="${look.node}" stroke="none"`)}</g>`;

/** Whether a record's id has a mark. */
export const isMarkId = (id: string): id is MarkId => id in marks;

/** The company mark on its disc. */
export const drawCompanyMark = (): string => drawCircleMark("polysema");

/** Every mark file as name and content, e.g. `vera-circle.svg`; the same on every run. */
export const drawMarkFiles = (): ReadonlyMap<string, string> => {
  return new Map(
    Object.keys(marks)
      .filter(isMarkId)
      .flatMap((id) => [
        [`${id}-topbar.svg`, `${drawTopbarMark(id)}\n`],
        [`${id}-circle.svg`, `${drawCircleMark(id)}\n`],
      ]),
  );
};

if (require.main === module) {
  const folder = resolve(__dirname, "../data/images/marks");
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of drawMarkFiles()) writeFileSync(join(folder, name), content);
}
