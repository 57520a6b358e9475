import { PIGMENTS } from "../artwork/palette";
import { node, ring, word, wordWidth } from "../artwork/svgParts";
import {
  brace,
  chosenRow,
  drawnArc,
  eased,
  FRAME,
  ground,
  layer,
  line,
  mark,
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

const [ACCENT, PALE, INK, MIDDLE] = PIGMENTS[6].tint;
const HALO = PIGMENTS[6].stops[1];

/** Starts of the five steps, in seconds; the film's end is the record's duration. */
const START = { ask: 0, paths: 16, results: 34, keep: 53, name: 72, end: 79 } as const;

/** Translations of the chosen senses, from words.json, and their angles on two nested circles in degrees. */
const TRANSLATIONS = [
  { text: "sorgente", angle: 240, r: 220, at: 10.2 },
  { text: "πηγή", angle: 210, r: 220, at: 10.5 },
  { text: "泉", angle: 180, r: 220, at: 10.8 },
  { text: "ينبوع", angle: 150, r: 220, at: 11.1 },
  { text: "샘", angle: 120, r: 220, at: 11.4 },
  { text: "Рим", angle: 230, r: 110, at: 14.4 },
  { text: "ローマ", angle: 180, r: 110, at: 14.7 },
  { text: "로마", angle: 130, r: 110, at: 15 },
] as const;

const QUESTION = "a spring near Rome";
const SIZE = 56;
const ORIGIN: Point = { x: 110, y: 196 };
const TYPED = { from: 1.6, length: 3.6 } as const;

/** A marked word of the question, with the list of its senses. */
interface MarkedWord {
  readonly text: string;
  readonly start: number;
  readonly options: readonly string[];
  readonly chosen: number;
}

const SPRING: MarkedWord = {
  text: "spring",
  start: 6,
  options: ["season", "source of water", "elastic coil", "leap"],
  chosen: 1,
};
const ROME: MarkedWord = {
  text: "Rome",
  start: 11,
  options: ["city in Italy", "ancient state"],
  chosen: 0,
};

interface Box extends Point {
  readonly width: number;
}

const boxOf = ({ measure }: Stage, { text }: MarkedWord): Box => {
  const before = QUESTION.slice(0, QUESTION.indexOf(text));
  return {
    x: ORIGIN.x + measure(before, "title", SIZE),
    y: ORIGIN.y,
    width: measure(text, "title", SIZE),
  };
};

const middleOf = ({ x, width, y }: Box): Point => ({ x: x + width / 2, y });

/** The concepts: their places, and when their light comes on (never for other senses). */
const CONCEPTS = {
  source: { x: 200, y: 356, text: "source of water" },
  city: { x: 566, y: 322, text: "Rome" },
  water: { x: 352, y: 452, text: "water" },
  fountain: { x: 512, y: 545, text: "fountain" },
  aqueduct: { x: 480, y: 408, text: "aqueduct" },
  river: { x: 664, y: 492, text: "river" },
  italy: { x: 716, y: 372, text: "Italy" },
  season: { x: 92, y: 462, text: "season" },
  coil: { x: 204, y: 552, text: "elastic coil" },
} as const;
type ConceptId = keyof typeof CONCEPTS;

/** An arc between two concepts and the second at which it starts to be drawn. */
interface Step {
  readonly from: ConceptId;
  readonly to: ConceptId;
  readonly at: number;
  readonly sweep: 0 | 1;
}

const STEPS: readonly Step[] = [
  { from: "source", to: "water", at: 20.2, sweep: 0 },
  { from: "city", to: "italy", at: 21.4, sweep: 1 },
  { from: "water", to: "aqueduct", at: 22.8, sweep: 1 },
  { from: "city", to: "aqueduct", at: 24.2, sweep: 0 },
  { from: "water", to: "fountain", at: 25.6, sweep: 0 },
  { from: "aqueduct", to: "fountain", at: 27, sweep: 1 },
  { from: "water", to: "river", at: 28.4, sweep: 1 },
  { from: "italy", to: "river", at: 29.6, sweep: 1 },
];
const STEP_SECONDS = 1.5;

const litAt = (id: ConceptId): number => {
  if (id === "source") return 17.8;
  if (id === "city") return 19;
  return Math.min(...STEPS.filter(({ to }) => to === id).map(({ at }) => at + STEP_SECONDS - 0.2));
};

/** A title: a phrase in one of the film's fonts, or outlined words joined by a dot. */
type Title =
  | { readonly phrase: string }
  | { readonly words: readonly [string, string]; readonly isRightToLeft?: boolean };

/** A document at the end of a path. */
interface Found {
  readonly language: string;
  readonly title: Title;
  readonly from: ConceptId;
  /** Row before and after ordering, from 0. */
  readonly row: number;
  readonly rank: number;
}

const FOUND: readonly Found[] = [
  { language: "Korean", title: { words: ["로마", "샘"] }, from: "italy", row: 0, rank: 4 },
  { language: "Russian", title: { phrase: "Весна в Риме" }, from: "city", row: 1, rank: 5 },
  { language: "Greek", title: { phrase: "Οι πηγές της Ρώμης" }, from: "aqueduct", row: 2, rank: 1 },
  {
    language: "Arabic",
    title: { words: ["روما", "ينبوع"], isRightToLeft: true },
    from: "river",
    row: 3,
    rank: 3,
  },
  {
    language: "Italian",
    title: { phrase: "Le sorgenti di Roma" },
    from: "fountain",
    row: 4,
    rank: 0,
  },
  { language: "Japanese", title: { words: ["ローマ", "泉"] }, from: "fountain", row: 5, rank: 2 },
];
const ROW_X = 838;
const rowY = (row: number): number => 236 + row * 62;
const ORDERED = START.results + 9.5;

const TITLE_SIZE = 29;
const drawTitle = ({ lexicon }: Stage, title: Title, { x, y }: Point, color: string): string => {
  if ("phrase" in title) return line(title.phrase, { x, y }, TITLE_SIZE, color, "title");
  const [first, second] = title.words;
  const [left, right] = title.isRightToLeft ? [second, first] : [first, second];
  const leftWidth = wordWidth(lexicon, left, TITLE_SIZE);
  return (
    word(lexicon, left, x, y, TITLE_SIZE, color) +
    node(x + leftWidth + 14, y - 9, 2.5, color) +
    word(lexicon, right, x + leftWidth + 28, y, TITLE_SIZE, color)
  );
};

const drawQuestion = (stage: Stage, time: number): string => {
  const share = Math.min(1, Math.max(0, (time - TYPED.from) / TYPED.length));
  const count = Math.round(QUESTION.length * share);
  const typed = QUESTION.slice(0, count);
  const caretX = ORIGIN.x + (count === 0 ? 0 : stage.measure(typed, "title", SIZE)) + 5;
  const isCaretOn = time < SPRING.start && (share > 0 && share < 1 ? true : time % 1 < 0.6);
  const fieldShown = shown(time, 0.5, 7.2, 0.6);
  const field = `<path d="M${ORIGIN.x} ${ORIGIN.y + 26}h640" stroke="${PALE}" stroke-width="2" opacity=".55"/>`;
  const caret = isCaretOn
    ? `<path d="M${caretX.toFixed(1)} ${ORIGIN.y - 46}v58" stroke="${ACCENT}" stroke-width="3"/>`
    : "";
  return (
    layer(fieldShown, field + caret) + (count === 0 ? "" : line(typed, ORIGIN, SIZE, INK, "title"))
  );
};

const drawMarked = (stage: Stage, time: number, marked: MarkedWord, from: Point): string => {
  const box = boxOf(stage, marked);
  const local = time - marked.start;
  const list: OptionList = {
    at: { x: box.x - 10, y: box.y + 52 },
    width: 280,
    options: marked.options,
    chosen: marked.chosen,
  };
  const home = { x: middleOf(box).x, y: box.y - 16 };
  const toRow = eased(local, 1.9, 0.7);
  const place =
    toRow > 0
      ? pointOnArc(home, chosenRow(list), toRow, 0)
      : pointOnArc(from, home, eased(local, 0, 0.9), 1);
  const press = shown(local, 0.85, 1.35, 0.2) + shown(local, 2.7, 3.2, 0.2);
  const label = eased(local, 3.4, 0.5);
  const text = marked.options[marked.chosen] ?? "";
  return (
    brace(box.x, box.y + 22, box.width, eased(local, 0.9, 0.6), ACCENT) +
    layer(
      label * (1 - eased(time, START.paths + 0.2, 0.8)),
      line(text, { x: middleOf(box).x, y: box.y + 64 }, 22, ACCENT, "text", "middle"),
    ) +
    optionList(list, shown(local, 1.3, 3.7, 0.4), eased(local, 2.75, 0.3)) +
    layer(shown(local, 0, 4.2, 0.3), pointer(place, press, ACCENT))
  );
};

const drawConcept = (id: ConceptId, time: number): string => {
  const { x, y, text } = CONCEPTS[id];
  const lit = id === "season" || id === "coil" ? 0 : eased(time, litAt(id), 0.5);
  const there = eased(time, START.paths + 0.3 + (x % 7) * 0.12, 0.8);
  // Arcs run behind a name: it parts them with the colour of the ground.
  const place = { x: x + 15, y: y + 7 };
  const name = (color: string): string =>
    `<g stroke="${HALO}" stroke-width="6" stroke-linejoin="round">${line(text, place, 22, HALO)}</g>` +
    line(text, place, 22, color);
  return (
    layer(there * (1 - lit), layer(0.55, ring(x, y, 6, MIDDLE, 2) + name(MIDDLE))) +
    layer(lit, node(x, y, mix(4, 9, lit), ACCENT) + name(INK))
  );
};

/** A light that runs along an arc again and again, so that a path is seen to be one. */
const drawTraveller = (
  from: Point,
  to: Point,
  sweep: 0 | 1,
  time: number,
  since: number,
): string => {
  if (time < since) return "";
  const share = ((time - since) % 3.2) / 1.6;
  if (share > 1) return "";
  const { x, y } = pointOnArc(from, to, share, sweep);
  return layer(Math.min(1, 4 * share, 4 * (1 - share)), node(x, y, 5, ACCENT));
};

const drawPaths = (stage: Stage, time: number): string => {
  if (time < START.paths) return "";
  const moving = time < START.results + 2;
  const roots = [
    { marked: SPRING, to: CONCEPTS.source, at: 16.5, sweep: 0 },
    { marked: ROME, to: CONCEPTS.city, at: 17.7, sweep: 1 },
  ] as const;
  const rootArcs = roots.map(({ marked, to, at, sweep }) => {
    const from = { x: middleOf(boxOf(stage, marked)).x, y: ORIGIN.y + 34 };
    return (
      drawnArc(from, to, eased(time, at, STEP_SECONDS), { stroke: ACCENT, sweep, width: 3 }) +
      (time > at ? node(from.x, from.y, 5.5, ACCENT) : "")
    );
  });
  const others = (["season", "coil"] as const).map((id, index) => {
    const from = { x: middleOf(boxOf(stage, SPRING)).x, y: ORIGIN.y + 34 };
    const share = eased(time, 17 + index * 0.3, 1.4);
    const style = { stroke: MIDDLE, sweep: 0, dashed: true, width: 1.6, flatness: 0.8 } as const;
    return layer(0.5, drawnArc(from, CONCEPTS[id], share, style));
  });
  const arcs = STEPS.map(({ from, to, at, sweep }) => {
    const share = eased(time, at, STEP_SECONDS);
    const a = CONCEPTS[from];
    const b = CONCEPTS[to];
    return (
      drawnArc(a, b, share, { stroke: PALE, sweep, width: 2.5 }) +
      (moving ? drawTraveller(a, b, sweep, time, at + STEP_SECONDS) : "")
    );
  });
  return others.join("") + rootArcs.join("") + arcs.join("");
};

/** The senses that were chosen, in other languages, on the circles of the ground. */
const drawTranslations = ({ lexicon }: Stage, time: number): string =>
  layer(
    1 - eased(time, START.paths + 0.2, 1),
    TRANSLATIONS.map(({ text, angle, r, at }) => {
      const turn = (angle * Math.PI) / 180;
      const x = FRAME.width - r + Math.cos(turn) * r;
      const y = FRAME.height / 2 + Math.sin(turn) * r;
      const there = eased(time, at, 0.7);
      const drawing = node(x, y, 6, ACCENT) + word(lexicon, text, x + 18, y + 12, 36, PALE);
      return layer(there, moved((1 - there) * -16, 0, drawing));
    }).join(""),
  );

const drawConcepts = (time: number): string =>
  time < START.paths
    ? ""
    : Object.keys(CONCEPTS)
        .filter((id): id is ConceptId => id in CONCEPTS)
        .map((id) => drawConcept(id, time))
        .join("");

/** How far the ordering has come. */
const ordering = (time: number): number => eased(time, ORDERED, 2.4);

/** Where a document stands. */
const placeOf = ({ row, rank }: Found, time: number): Point => {
  const from = { x: ROW_X, y: rowY(row) };
  const to = { x: ROW_X, y: rowY(rank) };
  const share = ordering(time);
  return row === rank ? to : pointOnArc(from, to, share, row > rank ? 0 : 1, 0.9);
};

const drawResults = (stage: Stage, time: number): string => {
  if (time < START.results) return "";
  const gone = 1 - eased(time, START.keep, 1);
  const rows = FOUND.map((found) => {
    const at = START.results + 0.5 + found.row * 1.25;
    const place = placeOf(found, time);
    const share = eased(time, at, 1.3);
    const there = eased(time, at + 1.1, 0.5);
    const concept = CONCEPTS[found.from];
    const isFar = found.rank === 5;
    const faint = isFar ? 1 - 0.5 * eased(time, ORDERED + 3, 1) : 1;
    const arcStyle = {
      stroke: isFar ? MIDDLE : PALE,
      width: 2,
      sweep: found.row > 2 ? 0 : 1,
      flatness: 0.8,
    } as const;
    // Titles that pass each other are not read: they step back until they have arrived.
    const inPlace =
      found.row === found.rank ? 1 : 1 - 0.92 * Math.sin(Math.PI * ordering(time)) ** 0.5;
    const size = mix(7, 10 - found.rank, eased(time, ORDERED + 2, 2));
    const title =
      drawTitle(stage, found.title, { x: place.x + 22, y: place.y + 10 }, INK) +
      line(found.language, { x: 1200, y: place.y + 8 }, 18, PALE, "text", "end");
    return layer(
      faint,
      layer(0.75, drawnArc(concept, place, share, arcStyle)) +
        layer(
          there,
          node(place.x, place.y, size, ACCENT) + layer(inPlace, moved((1 - there) * 18, 0, title)),
        ),
    );
  });
  const legend = line(
    "nearest in meaning first",
    { x: ROW_X + 22, y: rowY(0) - 46 },
    24,
    ACCENT,
    "titleItalic",
  );
  const other = line(
    "another sense of “spring”",
    { x: ROW_X + 22, y: rowY(5) + 42 },
    20,
    PALE,
    "titleItalic",
  );
  return layer(
    gone,
    rows.join("") +
      layer(eased(time, ORDERED, 0.8), legend) +
      layer(eased(time, ORDERED + 4.6, 0.8), other),
  );
};

const DAYS = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday"] as const;
const DAY_Y = 628;
const dayX = (index: number): number => 150 + index * 150;
const dayAt = (index: number): number => START.keep + 3.4 + index * 3;

/** A document that arrives on a day; those without a concept have the other sense. */
interface Arrival {
  readonly day: number;
  readonly language: string;
  readonly title: Title;
  readonly through?: ConceptId;
}

const ARRIVALS: readonly Arrival[] = [
  { day: 0, language: "Russian", title: { phrase: "Родники Рима" }, through: "fountain" },
  { day: 1, language: "Italian", title: { phrase: "Primavera a Roma" } },
  { day: 2, language: "Amharic", title: { words: ["ሮማ", "ምንጭ"] }, through: "river" },
  {
    day: 3,
    language: "Hebrew",
    title: { words: ["רומא", "מעיין"], isRightToLeft: true },
    through: "river",
  },
  { day: 4, language: "Georgian", title: { words: ["რომი", "წყარო"] }, through: "italy" },
];

const drawArrival = (stage: Stage, time: number, arrival: Arrival, slot: number): string => {
  const at = dayAt(arrival.day);
  if (time < at) return "";
  const day = { x: dayX(arrival.day), y: DAY_Y };
  const { through } = arrival;
  if (through === undefined) {
    const other = CONCEPTS.season;
    const style = { stroke: MIDDLE, dashed: true, width: 2.5, sweep: 0 } as const;
    const title = drawTitle(stage, arrival.title, { x: other.x + 18, y: other.y + 50 }, MIDDLE);
    return layer(
      1 - eased(time, at + 2.2, 0.8),
      drawnArc(day, other, eased(time, at, 0.9), style) +
        ring(other.x, other.y, 10, MIDDLE, 2) +
        layer(eased(time, at + 0.5, 0.4), title),
    );
  }
  const concept = CONCEPTS[through];
  const place = { x: ROW_X, y: rowY(0) + 22 + slot * 78 };
  const first = eased(time, at, 0.9);
  const second = eased(time, at + 0.8, 0.9);
  const there = eased(time, at + 1.5, 0.5);
  const pill = { x: 1146, y: place.y - 17 };
  const rest = 1 - 0.6 * eased(time, at + 2.6, 0.8);
  return (
    layer(
      rest,
      drawnArc(day, concept, first, { stroke: ACCENT, width: 2.5, flatness: 0.75, sweep: 1 }) +
        drawnArc(concept, place, second, { stroke: ACCENT, width: 2.5, flatness: 0.75, sweep: 0 }),
    ) +
    layer(
      there,
      node(place.x, place.y, 8, ACCENT) +
        drawTitle(stage, arrival.title, { x: place.x + 22, y: place.y + 10 }, INK) +
        line(arrival.language, { x: place.x + 22, y: place.y + 36 }, 18, PALE) +
        `<rect x="${pill.x}" y="${pill.y.toFixed(1)}" width="58" height="34" rx="17" fill="${ACCENT}"/>` +
        line("new", { x: pill.x + 29, y: pill.y + 24 }, 20, "#ffffff", "text", "middle"),
    )
  );
};

const drawMonitoring = (stage: Stage, time: number): string => {
  if (time < START.keep) return "";
  const kept = eased(time, START.keep + 0.8, 0.8);
  const width = stage.measure(QUESTION, "title", SIZE);
  const frame = layer(
    kept,
    sheet({ x: ORIGIN.x - 28, y: ORIGIN.y - 64 }, width + 150, 112, "none", ACCENT) +
      tick(
        { x: ORIGIN.x + width + 40, y: ORIGIN.y - 26 },
        eased(time, START.keep + 1.4, 0.6),
        ACCENT,
      ) +
      line("kept", { x: ORIGIN.x + width + 58, y: ORIGIN.y - 18 }, 22, ACCENT),
  );
  const clock = Math.min(1, Math.max(0, (time - dayAt(0)) / (dayAt(4) - dayAt(0))));
  const rail =
    `<path d="M${dayX(0)} ${DAY_Y}H${dayX(4)}" stroke="${PALE}" stroke-width="1.5" opacity=".5"/>` +
    `<path d="M${dayX(0)} ${DAY_Y}H${mix(dayX(0), dayX(4), clock).toFixed(1)}" stroke="${PALE}" stroke-width="3"/>` +
    DAYS.map(
      (day, index) =>
        node(dayX(index), DAY_Y, 6, time >= dayAt(index) ? ACCENT : MIDDLE) +
        line(day, { x: dayX(index), y: DAY_Y + 34 }, 19, PALE, "text", "middle"),
    ).join("");
  let slot = -1;
  const arrivals = ARRIVALS.map((arrival) => {
    if (arrival.through !== undefined) slot += 1;
    return drawArrival(stage, time, arrival, slot);
  });
  return (
    frame +
    layer(
      eased(time, START.keep + 1.8, 0.8),
      rail +
        line(
          "new about this question",
          { x: ROW_X + 22, y: rowY(0) - 34 },
          24,
          ACCENT,
          "titleItalic",
        ),
    ) +
    arrivals.join("")
  );
};

const drawName = (time: number): string => {
  const there = eased(time, START.name + 1, 1);
  const middle = FRAME.width / 2;
  return (
    layer(
      there,
      moved(
        0,
        (1 - there) * 20,
        mark("semantic-paths", { x: middle - 75, y: 190 }, 150, INK, ACCENT),
      ),
    ) +
    layer(
      eased(time, START.name + 1.7, 0.9),
      line("Semantic Paths", { x: middle, y: 446 }, 92, INK, "title", "middle"),
    ) +
    layer(
      eased(time, START.name + 2.5, 0.9),
      line(
        "Search by meaning, in any direction",
        { x: middle, y: 508 },
        34,
        PALE,
        "titleItalic",
        "middle",
      ),
    )
  );
};

const drawFrame = (stage: Stage, time: number): string => {
  const last = boxOf(stage, ROME);
  const header = drawHeader(
    stage,
    time,
    { mark: "semantic-paths", name: "Semantic Paths" },
    [
      { name: "Question", start: START.ask },
      { name: "Paths", start: START.paths },
      { name: "Results", start: START.results },
      { name: "Monitoring", start: START.keep },
    ],
    { ink: INK, soft: PALE, accent: ACCENT },
  );
  const body =
    drawPaths(stage, time) +
    drawResults(stage, time) +
    drawMonitoring(stage, time) +
    drawConcepts(time) +
    drawTranslations(stage, time) +
    drawQuestion(stage, time) +
    drawMarked(stage, time, SPRING, { x: last.x + last.width, y: ORIGIN.y + 120 }) +
    drawMarked(stage, time, ROME, { x: middleOf(boxOf(stage, SPRING)).x, y: ORIGIN.y - 16 });
  return (
    ground(6, 4) +
    layer(shown(time, 0, START.name + 1, 0.8), header + body) +
    (time < START.name ? "" : drawName(time))
  );
};

/** Semantic Paths in 79 seconds: a question in one language, its concepts, documents in others, and monitoring. */
export const semanticPathsScene: Scene = {
  cues: [
    { start: 0, end: 5.8, text: "A question is typed in one language." },
    {
      start: 6,
      end: 15.8,
      text: "Its words are marked one by one,\nand the sense of each is chosen.",
    },
    { start: 16, end: 21.8, text: "Arcs leave the marked words for concepts," },
    { start: 22, end: 33.8, text: "and run on from concept to concept: these are the paths." },
    {
      start: 34,
      end: 43.2,
      text: "At the ends of the paths, titles of documents appear\nin other languages and other scripts.",
    },
    { start: 43.4, end: 52.8, text: "They move into order, nearest in meaning first." },
    { start: 53, end: 56.2, text: "The question is kept." },
    {
      start: 56.4,
      end: 66.2,
      text: "As time passes, new documents arrive,\nand the same paths lead to them.",
    },
    { start: 66.4, end: 71.8, text: "Those that match are marked as new. This is monitoring." },
    { start: 72, end: 79, text: "Semantic Paths: search by meaning, in any direction." },
  ],
  drawFrame,
};
