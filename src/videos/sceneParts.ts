import type { Lexicon } from "../artwork/lexicon";
import { type MarkId, marks } from "../artwork/marks";
import {
  type GradientNumber,
  LIGHT_GRADIENTS,
  PIGMENTS,
  SHAPE_POSITIONS,
} from "../artwork/palette";
import { node, radians, ring, round } from "../artwork/svgParts";

/** Every film in pixels. */
export const FRAME = { width: 1280, height: 720 } as const;

/** The faces of a film: headwords, their italic for examples, and everything else. */
export type Face = "title" | "titleItalic" | "text";

/** CSS family, style and weight of a face, as Canvas and SVG read them. */
export const FACES: Readonly<
  Record<Face, { readonly family: string; readonly style: string; readonly weight: number }>
> = {
  title: { family: "Brygada 1918 Variable", style: "normal", weight: 500 },
  titleItalic: { family: "Brygada 1918 Variable", style: "italic", weight: 500 },
  text: { family: "Commissioner Variable", style: "normal", weight: 550 },
};

/** What a scene draws with. */
export interface Stage {
  readonly lexicon: Lexicon;
  /** Advance width of a text in pixels at a font size in pixels. */
  readonly measure: (text: string, face: Face, size: number) => number;
}

/** One caption; times in seconds from the start of the film. */
export interface Cue {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** A film before it is drawn. */
export interface Scene {
  /** In order, without overlap; the last one ends with the film. */
  readonly cues: readonly Cue[];
  /** SVG markup of the frame at a time in seconds. The same stage and time give the same markup. */
  readonly drawFrame: (stage: Stage, time: number) => string;
}

/** A place on the frame in pixels. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const clamp = (value: number): number => Math.min(1, Math.max(0, value));

/** 0 before `start`, 1 from `start + length` on, eased in and out between; in seconds. */
export const eased = (time: number, start: number, length: number): number => {
  const t = clamp((time - start) / length);
  return t * t * (3 - 2 * t);
};

/** Opacity of something that is there from one time to another, with soft ends. */
export const shown = (time: number, from: number, to: number, fade = 0.5): number =>
  Math.min(eased(time, from, fade), 1 - eased(time, to - fade, fade));

/** The value between two values at a share from 0 to 1. */
export const mix = (from: number, to: number, share: number): number => from + (to - from) * share;

/** The place between two places on a straight line. */
const between = (from: Point, to: Point, share: number): Point => ({
  x: mix(from.x, to.x, share),
  y: mix(from.y, to.y, share),
});

/** A group at an opacity; nothing at all when it could not be seen. */
export const layer = (opacity: number, content: string): string => {
  if (opacity < 0.004 || content === "") return "";
  return opacity > 0.996 ? content : `<g opacity="${Number(opacity.toFixed(3))}">${content}</g>`;
};

/** A group moved by pixels. */
export const moved = (x: number, y: number, content: string): string =>
  content === "" ? "" : `<g transform="translate(${round(x)} ${round(y)})">${content}</g>`;

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** Text on its base line; `size` in pixels. Only for Latin, Greek and Cyrillic, which the faces have. */
export const line = (
  text: string,
  { x, y }: Point,
  size: number,
  fill: string,
  face: Face = "text",
  anchor: "start" | "middle" | "end" = "start",
): string => {
  const { family, style, weight } = FACES[face];
  const escaped = text.replace(/[&<>]/g, (character) => ENTITIES[character] ?? character);
  return `<text x="${round(x)}" y="${round(y)}" font-family="'${family}'" font-style="${style}" font-weight="${weight}" font-size="${round(size)}" text-anchor="${anchor}" fill="${fill}">${escaped}</text>`;
};

/** Radius of an arc over a chord: 0.5 is a semicircle, more is flatter. */
const arcRadius = (from: Point, to: Point, flatness: number): number =>
  Math.hypot(to.x - from.x, to.y - from.y) * Math.max(0.5, flatness);

/** How an arc runs and how much of it is drawn. */
export interface ArcStyle {
  readonly stroke: string;
  readonly width?: number;
  /** 1 runs clockwise. */
  readonly sweep?: 0 | 1;
  /** Radius as a multiple of the chord, at least 0.5. */
  readonly flatness?: number;
  readonly dashed?: boolean;
}

/** The part of a circular arc that has been drawn so far, from `from`; `share` from 0 to 1. */
export const drawnArc = (from: Point, to: Point, share: number, style: ArcStyle): string => {
  if (share <= 0) return "";
  const { stroke, width = 2.5, sweep = 1, flatness = 0.62, dashed = false } = style;
  const r = round(arcRadius(from, to, flatness));
  const end = share >= 1 ? to : pointOnArc(from, to, share, sweep, flatness);
  return `<path d="M${round(from.x)} ${round(from.y)}A${r} ${r} 0 0 ${sweep} ${round(end.x)} ${round(end.y)}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"${dashed ? ' stroke-dasharray="2 8"' : ""}/>`;
};

/** Where a traveller on the arc of `drawnArc` is; `share` from 0 to 1. */
export const pointOnArc = (
  from: Point,
  to: Point,
  share: number,
  sweep: 0 | 1 = 1,
  flatness = 0.62,
): Point => {
  const chord = Math.hypot(to.x - from.x, to.y - from.y);
  if (chord < 1 || share <= 0) return share <= 0 ? from : to;
  const r = arcRadius(from, to, flatness);
  const side = sweep === 1 ? 1 : -1;
  const height = (side * Math.sqrt(Math.max(0, r * r - (chord * chord) / 4))) / chord;
  const cx = (from.x + to.x) / 2 + height * (from.y - to.y);
  const cy = (from.y + to.y) / 2 + height * (to.x - from.x);
  const first = Math.atan2(from.y - cy, from.x - cx);
  const angle = side * 2 * Math.asin(chord / (2 * r)) * share;
  return { x: cx + r * Math.cos(first + angle), y: cy + r * Math.sin(first + angle) };
};

/** The brace of the LexTag mark: a line with rounded ends, drawn from the middle outwards. */
export const brace = (
  x: number,
  y: number,
  width: number,
  share: number,
  stroke: string,
): string => {
  if (share <= 0) return "";
  const half = (width / 2) * share;
  const middle = x + width / 2;
  const h = Math.min(9, half);
  return `<path d="M${round(middle - half)} ${round(y)}a${round(h)} ${round(h)} 0 0 0 ${round(h)} ${round(h)}H${round(middle + half - h)}a${round(h)} ${round(h)} 0 0 0 ${round(h)} ${round(-h)}" fill="none" stroke="${stroke}" stroke-width="2.5" stroke-linecap="round"/>`;
};

/** A square surface with the one round corner of the design, at the bottom right. */
export const sheet = (
  { x, y }: Point,
  width: number,
  height: number,
  fill: string,
  stroke: string,
): string => {
  const corner = Math.min(36, height / 2);
  return `<path d="M${round(x)} ${round(y)}h${round(width)}v${round(height - corner)}a${corner} ${corner} 0 0 1 ${-corner} ${corner}h${round(corner - width)}z" fill="${fill}" stroke="${stroke}" stroke-width="1"/>`;
};

/** A list that has opened under a word: its rows, and the row that the pointer chooses. */
export interface OptionList {
  readonly at: Point;
  readonly width: number;
  readonly options: readonly string[];
  readonly chosen: number;
}

const LIST_ROW = 44;
const LIST_PAD = 12;

/** The end of a list's chosen row, where the pointer goes without hiding the option. */
export const chosenRow = ({ at, width, chosen }: OptionList): Point => ({
  x: at.x + width - 32,
  y: at.y + LIST_PAD + LIST_ROW * (chosen + 0.5),
});

/** An open list; `open` and `choice` run from 0 to 1. Options are numbered: a number means a sense. */
export const optionList = (list: OptionList, open: number, choice: number): string => {
  const { at, width, options, chosen } = list;
  const height = LIST_PAD * 2 + LIST_ROW * options.length;
  const rows = options.map((option, index) => {
    const isChosen = index === chosen;
    const y = at.y + LIST_PAD + LIST_ROW * index;
    const ground = isChosen
      ? layer(
          choice,
          `<rect x="${round(at.x + 1)}" y="${round(y)}" width="${round(width - 2)}" height="${LIST_ROW}" fill="#dcefe6"/>`,
        )
      : "";
    const text =
      line(`${index + 1}`, { x: at.x + 46, y: y + 30 }, 22, "#b5341a", "title", "end") +
      line(option, { x: at.x + 62, y: y + 29 }, 21, "#10211d");
    return ground + layer(isChosen ? 1 : 1 - choice * 0.55, text);
  });
  return layer(
    open,
    moved(0, (1 - open) * -10, sheet(at, width, height, "#ffffff", "#71827a") + rows.join("")),
  );
};

/** The pointer: an open circle with a node; `press` from 0 to 1 closes it. */
export const pointer = ({ x, y }: Point, press: number, color: string): string =>
  ring(x, y, mix(15, 9, press), color, 2.5) + node(x, y, mix(4, 6, press), color);

/** The ground of a film: a wash of the design with its nested circles. */
export const ground = (
  gradient: GradientNumber,
  position: keyof typeof SHAPE_POSITIONS,
): string => {
  const { width, height } = FRAME;
  const { stops } = PIGMENTS[gradient];
  const { x, y, turn, size } = SHAPE_POSITIONS[position];
  const color = LIGHT_GRADIENTS.has(gradient) ? "#0a1614" : "#ffffff";
  const circles = [1, 0.66, 0.33].map((share) => {
    const r = ((size * width) / 2) * share;
    const cx = round(x * width + Math.cos(radians(turn)) * r);
    const cy = round(y * height + Math.sin(radians(turn)) * r);
    return `<circle cx="${cx}" cy="${cy}" r="${round(r)}" fill="${color}" fill-opacity=".03" stroke="${color}" stroke-opacity=".13" stroke-width="1.4"/>`;
  });
  return `<defs><linearGradient id="wash" x1="0" y1="0" x2="1" y2=".25"><stop stop-color="${stops[0]}"/><stop offset=".6" stop-color="${stops[1]}"/><stop offset="1" stop-color="${stops[2]}"/></linearGradient></defs><rect width="${width}" height="${height}" fill="url(#wash)"/>${circles.join("")}`;
};

/** A mark of the design at a size in pixels, its top left corner at a place. */
export const mark = (
  id: MarkId,
  { x, y }: Point,
  size: number,
  stroke: string,
  nodeColor: string,
): string =>
  `<g transform="translate(${round(x)} ${round(y)}) scale(${(size / 48).toFixed(4)})" fill="none" stroke="${stroke}" stroke-width="2.5" stroke-linecap="round" stroke-linejoin="round">${marks[id].replaceAll('class="n"', `fill="${nodeColor}" stroke="none"`)}</g>`;

/** A tick drawn inside a circle of 26 pixels; `share` from 0 to 1. */
export const tick = ({ x, y }: Point, share: number, color: string): string => {
  if (share <= 0) return "";
  const first = Math.min(1, share / 0.4);
  const second = Math.max(0, (share - 0.4) / 0.6);
  const bend = { x: x - 2, y: y + 6 };
  const start = { x: x - 8, y };
  const down = between(start, bend, first);
  const up = between(bend, { x: x + 9, y: y - 7 }, second);
  return `<path d="M${start.x} ${start.y}L${round(down.x)} ${round(down.y)}${second > 0 ? `L${round(up.x)} ${round(up.y)}` : ""}" fill="none" stroke="${color}" stroke-width="3" stroke-linecap="round" stroke-linejoin="round"/>`;
};
