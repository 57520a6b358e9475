import { PIGMENTS } from "../artwork/palette";
import { node, ring, word, wordWidth } from "../artwork/svgParts";
import {
  brace,
  chosenRow,
  drawnArc,
  eased,
  ground,
  layer,
  line,
  mix,
  moved,
  type OptionList,
  optionList,
  type Point,
  pointer,
  pointOnArc,
  type Scene,
  sheet,
  shown,
  type Stage,
  tick,
} from "./sceneParts";
import { drawHeader } from "./stations";

const [ACCENT, PALE, PALEST, MIDDLE] = PIGMENTS[1].tint;
const INK = "#10211d";
const SOFT_INK = "#4a5b55";

const TEXT_SIZE = 58;
const TEXT_X = 110;
const LINE_Y = [184, 322, 460] as const;
const LINES = [
  "The first light of spring",
  "warms the old spring.",
  "A voice looks for its key.",
] as const;

/** A word that gets a label; senses and translations are those of words.json. */
interface Mark {
  readonly line: 0 | 1 | 2;
  /** Place of the word in its line, from 0. */
  readonly index: number;
  readonly options: readonly string[];
  readonly chosen: number;
  /** A translation of the chosen sense. */
  readonly sign: string;
}

const SPRING = ["season", "source of water", "elastic coil", "leap"];
const KEY = ["opens a lock", "on a keyboard", "in music"];

const MARKS: readonly [Mark, Mark, Mark, Mark, Mark] = [
  { line: 0, index: 2, options: ["illumination", "not heavy", "pale"], chosen: 0, sign: "光" },
  { line: 0, index: 4, options: SPRING, chosen: 0, sign: "весна" },
  { line: 1, index: 3, options: SPRING, chosen: 1, sign: "πηγή" },
  { line: 2, index: 1, options: ["sound", "grammar", "opinion"], chosen: 0, sign: "صوت" },
  { line: 2, index: 5, options: KEY, chosen: 0, sign: "chiave" },
];
const VOICE = MARKS[3];
const DISPUTED = MARKS[4];
/** What the second annotator says of the last word, and both in the end. */
const SECOND_OPINION: Mark = { ...DISPUTED, chosen: 2, sign: "調" };

/** Starts of the five steps, in seconds; the film's end is the record's duration. */
const START = { import: 0, annotate: 7, compare: 27, settle: 40, export: 49, end: 58 } as const;
const MARK_SECONDS = 3.9;
const CHECK_SECONDS = 1.9;
const firstPass = (index: number): number => START.annotate + 0.3 + MARK_SECONDS * index;
const secondPass = (index: number): number => START.compare + 0.6 + CHECK_SECONDS * index;
const SETTLED = START.settle + 7;

/** A word of the text on the frame. */
interface Box {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

const layOut = ({ measure }: Stage): Box[][] =>
  LINES.map((text, lineIndex) => {
    const y = LINE_Y[lineIndex] ?? 0;
    let x = TEXT_X;
    return text.split(" ").map((part) => {
      const box = { text: part, x, y, width: measure(part, "title", TEXT_SIZE) };
      x += box.width + TEXT_SIZE * 0.25;
      return box;
    });
  });

const boxOf = (stage: Stage, boxes: readonly Box[][], mark: Mark): Box => {
  const box = boxes[mark.line]?.[mark.index];
  if (!box) throw new Error(`Line ${mark.line} has no word ${mark.index}`);
  // The full stop of a sentence is not part of its last word.
  return { ...box, width: stage.measure(box.text.replace(".", ""), "title", TEXT_SIZE) };
};

const middleOf = ({ x, y, width }: Box): Point => ({ x: x + width / 2, y });
const above = (box: Box): Point => ({ x: middleOf(box).x, y: box.y - TEXT_SIZE * 0.84 });
const listOf = (box: Box, { options, chosen }: Mark): OptionList => ({
  at: { x: box.x - 12, y: box.y + 48 },
  width: 270,
  options,
  chosen,
});

const LABEL_SIZE = 21;

/** A label under its word: a node per annotator, the sense, and the sense in another script. */
const drawLabel = (
  { lexicon, measure }: Stage,
  box: Box,
  mark: Mark,
  row: number,
  nodes: readonly [first: number, second: number],
): string => {
  const text = mark.options[mark.chosen] ?? "";
  const textWidth = measure(text, "text", LABEL_SIZE);
  const nodesWidth = 34;
  const width = nodesWidth + textWidth + 12 + wordWidth(lexicon, mark.sign, 27);
  const x = middleOf(box).x - width / 2;
  const y = box.y + 66 + row;
  return (
    layer(nodes[0], node(x + mix(21, 6, nodes[1]), y - 7, 6, ACCENT)) +
    layer(nodes[1], node(x + 21, y - 7, 6, MIDDLE)) +
    line(text, { x: x + nodesWidth, y }, LABEL_SIZE, PALEST) +
    word(lexicon, mark.sign, x + nodesWidth + textWidth + 12, y, 27, PALE)
  );
};

/** One word marked: the pointer comes, the brace is drawn, the list opens, a label is chosen. */
const drawMarking = (
  time: number,
  start: number,
  from: Point,
  box: Box,
  mark: Mark,
  color: string,
): string => {
  const local = time - start;
  const list = listOf(box, mark);
  const home = { x: middleOf(box).x, y: box.y - 14 };
  const travel = eased(local, 0, 0.8);
  const toRow = eased(local, 1.7, 0.6);
  const place =
    toRow > 0 ? pointOnArc(home, chosenRow(list), toRow, 0) : pointOnArc(from, home, travel, 1);
  const press = shown(local, 0.75, 1.25, 0.2) + shown(local, 2.3, 2.8, 0.2);
  return (
    optionList(list, shown(local, 1.2, 3.15, 0.35), eased(local, 2.35, 0.3)) +
    layer(
      shown(local, 0, 3.4, 0.3),
      pointer(place, press, local > 1.3 && local < 3 ? "#b5341a" : color),
    )
  );
};

const drawText = (time: number, boxes: readonly Box[][]): string => {
  const dimmed = 1 - 0.65 * shown(time, START.settle, SETTLED + 1.2, 0.8);
  return boxes
    .map((row, lineIndex) => {
      const words = row.map(({ text, x, y }, index) => {
        const marked = MARKS.findIndex((mark) => mark.line === lineIndex && mark.index === index);
        const light = marked < 0 ? 0 : eased(time, firstPass(marked) + 0.7, 0.5);
        const faded = 1 - 0.45 * eased(time, START.annotate, 1);
        return (
          layer(faded, line(text, { x, y }, TEXT_SIZE, marked < 0 ? PALE : PALEST, "title")) +
          layer(light, line(text, { x, y }, TEXT_SIZE, PALEST, "title"))
        );
      });
      return layer(lineIndex < 2 ? dimmed : 1, words.join(""));
    })
    .join("");
};

/** The text on its sheet, which grows until it is the frame. */
const drawImport = (time: number, boxes: readonly Box[][]): string => {
  const arrive = eased(time, 0.6, 1.2);
  const grow = eased(time, 2.6, 1.8);
  const scale = mix(0.44, 1, grow);
  const x = mix(mix(-420, 420, arrive), 0, grow);
  const y = mix(190, 0, grow);
  const all = (color: string): string =>
    boxes
      .flat()
      .map((box) => line(box.text, box, TEXT_SIZE, color, "title"))
      .join("");
  const paper = sheet({ x: 20, y: 60 }, 920, 560, "#ffffff", "#ffffff");
  return `<g transform="translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${scale.toFixed(4)})">${layer(1 - eased(time, 2.9, 0.7), paper + all(INK))}${layer(eased(time, 3.2, 0.7), all(PALEST))}</g>`;
};

const drawLabels = (stage: Stage, time: number, boxes: readonly Box[][]): string =>
  MARKS.map((mark, index) => {
    const box = boxOf(stage, boxes, mark);
    const start = firstPass(index);
    const isDisputed = mark === DISPUTED;
    const landed = eased(time, start + 2.8, 0.6);
    const from = chosenRow(listOf(box, mark));
    const second = isDisputed ? 0 : eased(time, secondPass(index) + 0.9, 0.4);
    const away = isDisputed ? eased(time, SETTLED - 1.6, 1.2) : 0;
    const dimmed = mark.line < 2 ? 1 - 0.65 * shown(time, START.settle, SETTLED + 1.2, 0.8) : 1;
    const glow = shown(time, secondPass(index) + 0.9, secondPass(index) + 1.9, 0.4);
    const drawing =
      brace(box.x, box.y + 20, box.width, eased(time, start + 0.8, 0.6), ACCENT) +
      layer(
        landed * (1 - away),
        moved(0, (1 - landed) * (from.y - box.y - 50), drawLabel(stage, box, mark, 0, [1, second])),
      );
    const agreed = isDisputed
      ? ""
      : drawnArc(
          { x: box.x, y: above(box).y + 8 },
          { x: box.x + box.width, y: above(box).y + 8 },
          eased(time, secondPass(index) + 0.8, 0.5),
          { stroke: MIDDLE, flatness: 1.1 },
        );
    return layer(dimmed, drawing + layer(glow, agreed));
  }).join("");

/** The second annotator's other label, and how it becomes the only one. */
const drawDisagreement = (stage: Stage, time: number, boxes: readonly Box[][]): string => {
  const box = boxOf(stage, boxes, SECOND_OPINION);
  const voice = boxOf(stage, boxes, VOICE);
  const start = secondPass(4);
  const landed = eased(time, start + 2.8, 0.5);
  const up = eased(time, SETTLED - 0.6, 0.9);
  const both = eased(time, SETTLED, 0.6);
  const pulse = shown(time, start + 3.1, SETTLED - 1, 0.5);
  const beat = 3 * Math.sin((time - start) * 4);
  const center = middleOf(box);
  const relation = drawnArc(above(voice), above(box), eased(time, START.settle + 3.2, 1.6), {
    stroke: MIDDLE,
    flatness: 0.9,
  });
  return (
    layer(landed, moved(0, 44 * (1 - up), drawLabel(stage, box, SECOND_OPINION, 0, [both, 1]))) +
    layer(
      pulse,
      ring(center.x, box.y - 10, 52 + beat, ACCENT, 2) +
        ring(center.x, box.y - 10, 58 + beat, MIDDLE, 2),
    ) +
    layer(
      shown(time, START.settle + 3.2, START.export + 0.4, 0.6),
      relation +
        node(above(voice).x, above(voice).y, 5, MIDDLE) +
        node(above(box).x, above(box).y, 5, MIDDLE),
    )
  );
};

const REASONS = [
  { who: "1", text: "It opens a lock.", at: 0.5, color: ACCENT },
  { who: "2", text: "But a voice is looking.", at: 2.4, color: MIDDLE },
  { who: "1", text: "Then it sings in a key.", at: 4.6, color: ACCENT },
] as const;

const annotator = ({ x, y }: Point, who: string, color: string): string =>
  node(x, y, 21, color) + line(who, { x, y: y + 8 }, 24, INK, "title", "middle");

const drawReasons = (time: number): string =>
  layer(
    1 - eased(time, START.export - 0.4, 0.6),
    REASONS.map(({ who, text, at, color }, index) => {
      const there = eased(time, START.settle + at, 0.6);
      const y = 190 + index * 84;
      return layer(
        there,
        moved(
          (1 - there) * 24,
          0,
          annotator({ x: 866, y: y - 9 }, who, color) +
            line(text, { x: 904, y }, 30, PALEST, "titleItalic"),
        ),
      );
    }).join("") +
      layer(
        eased(time, SETTLED + 0.2, 0.5),
        tick({ x: 866, y: 434 }, eased(time, SETTLED + 0.2, 0.7), ACCENT) +
          line("Agreed: in music", { x: 904, y: 441 }, 24, PALEST),
      ),
  );

/** Which annotator is at work, while the words are marked. */
const drawAnnotators = (time: number): string => {
  const first = { x: 866, y: 166 };
  const second = { x: 866, y: 226 };
  const secondThere = eased(time, START.compare, 0.6);
  return layer(
    shown(time, START.annotate - 0.4, START.settle, 0.6),
    layer(
      1 - 0.55 * secondThere,
      annotator(first, "1", ACCENT) + line("First annotator", { x: 904, y: 174 }, 24, PALEST),
    ) +
      layer(
        secondThere,
        annotator(second, "2", MIDDLE) + line("Second annotator", { x: 904, y: 234 }, 24, PALEST),
      ) +
      layer(
        shown(time, secondPass(4) + 3.2, START.settle + 0.4, 0.4),
        line("One word, two labels", { x: 850, y: 306 }, 30, ACCENT, "titleItalic"),
      ),
  );
};

const SHEET = { x: 820, y: 140, width: 380, height: 392 } as const;
const EXPORTED = [MARKS[0], MARKS[1], MARKS[2], MARKS[3], SECOND_OPINION] as const;

/** The labels leave for a sheet, and the sheet leaves the frame. */
const drawExport = (stage: Stage, time: number, boxes: readonly Box[][]): string => {
  const start = START.export + 0.3;
  if (time < start) return "";
  const leave = eased(time, START.end - 2.2, 1.4);
  const rows = EXPORTED.map((mark, index) => {
    const box = boxOf(stage, boxes, mark);
    const at = start + 0.7 + index * 0.7;
    const flight = eased(time, at, 0.9);
    const there = eased(time, at + 0.7, 0.4);
    const y = SHEET.y + 108 + index * 58;
    const from = { x: middleOf(box).x, y: box.y + 30 };
    const to = { x: SHEET.x + 34, y: y - 8 };
    const traveller = pointOnArc(from, to, flight, 1, 0.7);
    const sense = mark.options[mark.chosen] ?? "";
    return {
      flying: layer(
        shown(time, at, at + 1.5, 0.2),
        drawnArc(from, to, flight, { stroke: ACCENT, flatness: 0.7, width: 2 }) +
          node(traveller.x, traveller.y, 7, ACCENT),
      ),
      row: layer(
        there,
        node(SHEET.x + 34, y - 8, 5, "#0b5f54") +
          line(box.text.replace(".", ""), { x: SHEET.x + 54, y }, 27, INK, "title") +
          line(sense, { x: SHEET.x + 158, y: y - 1 }, 20, SOFT_INK) +
          word(stage.lexicon, mark.sign, SHEET.x + SHEET.width - 24, y, 25, "#0b5f54", {
            anchor: "end",
          }),
      ),
    };
  });
  const paper =
    sheet(SHEET, SHEET.width, SHEET.height, "#ffffff", "#ffffff") +
    line("Tagged text", { x: SHEET.x + 28, y: SHEET.y + 50 }, 27, INK, "title") +
    `<path d="M${SHEET.x + 28} ${SHEET.y + 66}h${SHEET.width - 56}" stroke="#cdd6cf" stroke-width="1.5"/>` +
    rows.map(({ row }) => row).join("");
  return (
    layer(eased(time, start, 0.6), moved(leave * 520, (1 - eased(time, start, 0.6)) * 24, paper)) +
    rows.map(({ flying }) => flying).join("")
  );
};

const drawPointers = (stage: Stage, time: number, boxes: readonly Box[][]): string => {
  const placeOf = (index: number): Point => {
    const mark = MARKS[index];
    return mark
      ? { x: middleOf(boxOf(stage, boxes, mark)).x, y: boxOf(stage, boxes, mark).y - 14 }
      : { x: 866, y: 166 };
  };
  const first = MARKS.map((mark, index) =>
    drawMarking(
      time,
      firstPass(index),
      placeOf(index - 1),
      boxOf(stage, boxes, mark),
      mark,
      ACCENT,
    ),
  );
  const checks = [0, 1, 2, 3].map((index) => {
    const local = time - secondPass(index);
    const from = index === 0 ? { x: 866, y: 226 } : placeOf(index - 1);
    const place = pointOnArc(from, placeOf(index), eased(local, 0, 0.8), 1);
    return layer(
      shown(local, 0, CHECK_SECONDS + 0.05, 0.12),
      pointer(place, shown(local, 0.75, 1.2, 0.2), MIDDLE),
    );
  });
  const last = drawMarking(
    time,
    secondPass(4),
    placeOf(3),
    boxOf(stage, boxes, SECOND_OPINION),
    SECOND_OPINION,
    MIDDLE,
  );
  return [...first, ...checks, last].join("");
};

const drawFrame = (stage: Stage, time: number): string => {
  const boxes = layOut(stage);
  const body =
    time < START.annotate - 0.5
      ? drawImport(time, boxes)
      : drawText(time, boxes) +
        drawLabels(stage, time, boxes) +
        drawDisagreement(stage, time, boxes) +
        drawAnnotators(time) +
        drawReasons(time) +
        drawExport(stage, time, boxes) +
        drawPointers(stage, time, boxes);
  const header = drawHeader(
    stage,
    time,
    { mark: "lextag", name: "LexTag" },
    [
      { name: "Import", start: START.import },
      { name: "Mark", start: START.annotate },
      { name: "Compare", start: START.compare },
      { name: "Settle", start: START.settle },
      { name: "Export", start: START.export },
    ],
    { ink: PALEST, soft: PALE, accent: ACCENT },
  );
  return ground(1, 5) + layer(shown(time, 0, START.end - 0.1, 0.7), header + body);
};

/** LexTag in 58 seconds: a plain text becomes tags that two people agree on, and begins again. */
export const lextagScene: Scene = {
  cues: [
    { start: 0, end: 6.8, text: "A plain text appears, imported into LexTag." },
    { start: 7, end: 14.8, text: "Its words are marked one by one." },
    {
      start: 15,
      end: 26.8,
      text: "For each, a list of labels opens and one is chosen.\nA brace joins the word to its label.",
    },
    {
      start: 27,
      end: 34.9,
      text: "A second annotator marks the same text.\nMost labels are the same.",
    },
    { start: 35.1, end: 39.8, text: "On “key” the two disagree, and both labels are shown." },
    {
      start: 40,
      end: 48.8,
      text: "The two compare their reasons and settle on one label.\nThe other fades.",
    },
    { start: 49, end: 58, text: "The tagged text is exported, and the film begins again." },
  ],
  drawFrame,
};
