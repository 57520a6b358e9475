import type { ArtworkKind, ArtworkRowFor } from "./artworkRow";
import type { WordOutlines } from "./wordOutlines";
import type { GradientColors } from "./palette";
import { pickRandom, type Random } from "./seededRandom";
import { arc, cyclic, node, radians, ring, round, word, wordWidth } from "./svgParts";

/** What every kind needs beside its own row. */
export interface Canvas {
  readonly wordOutlines: WordOutlines;
  readonly tint: GradientColors["tint"];
  readonly random: Random;
  /** Drawing unit in pixels: 1 on a 1920 × 1080 image at scale 1. */
  readonly u: number;
}

type Draw<Kind extends ArtworkKind> = (row: ArtworkRowFor<Kind>, canvas: Canvas) => string;

/** The company mark and name, for images that stand alone on another site. */
const drawBrand = (
  { width: W, height: H }: ArtworkRowFor<"senses">,
  { wordOutlines, tint, u }: Canvas,
): string => {
  const x = 0.07 * W;
  const y = 0.2 * H;
  const rings = [46, 30.7, 15.3].map((r) => ring(x + r * u, y, r * u, tint[2], 6 * u)).join("");
  return (
    rings +
    node(x, y, 9 * u, tint[0]) +
    word(wordOutlines, "Polysema", x + 124 * u, y + 30 * u, 104 * u, tint[2])
  );
};

/** A headword on a vertical axis; semicircles tangent at it lead to its translations. */
const drawSenses: Draw<"senses"> = (row, canvas) => {
  const { width: W, height: H, head, x, top, bottom, rowsMax, brand } = row;
  const { wordOutlines, tint, random, u } = canvas;
  const senses = wordOutlines.senses(head);
  const perSense = Math.ceil(rowsMax / senses.length);
  const list = senses
    .map((texts) => pickRandom(texts, perSense, random))
    .flatMap((texts, sense) => texts.map((text) => ({ text, sense })))
    .slice(0, rowsMax);
  const axis = x * W;
  const headY = top * H;
  const first = headY + 110 * u;
  const step = (bottom * H - first) / list.length;
  const size = Math.min(step * 0.74, 64 * u);
  const lines = list.map(({ text, sense }, index) => {
    const y = first + (index + 0.6) * step;
    const color = cyclic(tint, sense);
    return (
      arc(axis, headY, axis, y, (y - headY) / 2, 0, color, 2.6 * u, 0.9) +
      node(axis, y, 5.5 * u, color) +
      word(wordOutlines, text, axis + 30 * u, y + size * 0.34, size, color)
    );
  });
  return (
    lines.join("") +
    (brand ? drawBrand(row, canvas) : "") +
    node(axis, headY, 11 * u, tint[2]) +
    word(wordOutlines, head, axis + 30 * u, headY + 34 * u, 118 * u, tint[2])
  );
};

/** A line of words, each looking back at earlier ones: how a language model reads. */
const drawCausal: Draw<"causal"> = (row, { wordOutlines, tint, random, u }) => {
  const { width: W, height: H, head, x: start, y: lineY, gap, ordered } = row;
  const translations = wordOutlines.translations(head);
  const list = ordered ? translations : pickRandom(translations, 12, random);
  const y = lineY * H;
  const size = 54 * u;
  const stations: { middle: number; color: string }[] = [];
  let words = "";
  let x = start * W;
  for (const { text, sense } of list) {
    const textWidth = wordWidth(wordOutlines, text, size);
    if (x + textWidth > W * 1.1) break;
    const color = cyclic(tint, sense);
    stations.push({ middle: x + textWidth / 2, color });
    words += word(wordOutlines, text, x, y + 78 * u, size, color);
    x += textWidth + gap * u;
  }
  let arcs = "";
  stations.forEach((station, index) => {
    stations.slice(0, index).forEach((earlier, earlierIndex) => {
      const weight = random();
      // Faint links are left out, but never the link to the word just before.
      if (weight < 0.3 && index - earlierIndex > 1) return;
      const r = (station.middle - earlier.middle) / 2;
      const strokeWidth = (0.9 + weight * 3.4) * u;
      const opacity = round(0.25 + weight * 0.6);
      arcs += arc(earlier.middle, y, station.middle, y, r, 1, station.color, strokeWidth, opacity);
    });
  });
  const nodes = stations.map(({ middle, color }) => node(middle, y, 7 * u, color)).join("");
  const line = `<path d="M${round((start - 0.05) * W)} ${round(y)}H${W}" stroke="${tint[1]}" stroke-width="${round(1.5 * u)}" opacity=".5"/>`;
  return line + arcs + nodes + words;
};

/** Lines of running text with annotated spans and the relations between them. */
const drawSpans: Draw<"spans"> = (row, { wordOutlines, tint, random, u }) => {
  const { width: W, height: H, head, x: start, lines } = row;
  const [firstText, ...otherTexts] = pickRandom(wordOutlines.translations(head), 40, random).map(
    ({ text }) => text,
  );
  if (firstText === undefined) return "";
  const texts: [string, ...string[]] = [firstText, ...otherTexts];
  const size = 74 * u;
  let drawing = "";
  let count = 0;
  lines.forEach((lineY, lineIndex) => {
    const y = lineY * H;
    const relationY = y - size * 0.86;
    const marked: { middle: number; color: string }[] = [];
    let x = (start - lineIndex * 0.035) * W;
    while (x < W * 1.02) {
      const text = cyclic(texts, count);
      count += 1;
      const textWidth = wordWidth(wordOutlines, text, size);
      const isSpan = random() > 0.46;
      const color = Math.floor(random() * 3) % 2 ? tint[0] : tint[3];
      drawing += word(wordOutlines, text, x, y, size, isSpan ? tint[2] : tint[1], {
        opacity: isSpan ? 1 : 0.42,
      });
      if (isSpan) {
        const braceY = y + 26 * u;
        const h = 11 * u;
        const corner = round(h);
        drawing +=
          `<path d="M${round(x)} ${round(braceY)}a${corner} ${corner} 0 0 0 ${corner} ${corner}H${round(x + textWidth - h)}a${corner} ${corner} 0 0 0 ${corner} ${round(-h)}" stroke="${color}" stroke-width="${round(3 * u)}" fill="none"/>` +
          node(x + textWidth / 2, braceY + h, 6.5 * u, color);
        marked.push({ middle: x + textWidth / 2, color });
      }
      x += textWidth + 46 * u;
    }
    marked.forEach((span, index) => {
      const before = marked[index - 1];
      if (!before || random() <= 0.35) return;
      drawing +=
        arc(
          before.middle,
          relationY,
          span.middle,
          relationY,
          (span.middle - before.middle) * 0.62,
          1,
          span.color,
          2.4 * u,
          0.9,
        ) +
        node(before.middle, relationY, 4.5 * u, span.color) +
        node(span.middle, relationY, 4.5 * u, span.color);
    });
  });
  return drawing;
};

/** Words round a circle, joined by chords that meet it at right angles. */
const drawWheel: Draw<"wheel"> = (row, { wordOutlines, tint, random, u }) => {
  const { width: W, height: H, head, x, y, r: share } = row;
  const list = pickRandom(wordOutlines.translations(head), 20, random);
  const R = share * H;
  const cx = x * W;
  const cy = y * H;
  const getAngle = (index: number): number => (index / list.length) * 2 * Math.PI - Math.PI / 2;
  const pointAt = (angle: number): [number, number] => [
    cx + R * Math.cos(angle),
    cy + R * Math.sin(angle),
  ];
  let chords = "";
  let rim = "";
  list.forEach(({ text, sense }, index) => {
    const angle = getAngle(index);
    const [px, py] = pointAt(angle);
    // Words on the left half are turned round so that none stands on its head.
    const isLeft = Math.cos(angle) < -1e-9;
    const degrees = (angle * 180) / Math.PI;
    const offset = (isLeft ? -15 : 15) * u;
    const color = cyclic(tint, sense);
    rim +=
      node(px, py, 6.5 * u, color) +
      word(
        wordOutlines,
        text,
        cx + (R + 26 * u) * Math.cos(angle) - Math.sin(angle) * offset,
        cy + (R + 26 * u) * Math.sin(angle) + Math.cos(angle) * offset,
        46 * u,
        color,
        { anchor: isLeft ? "end" : "start", turn: isLeft ? degrees + 180 : degrees },
      );
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const otherIndex = Math.floor(random() * list.length);
      const isSameSense = list[otherIndex]?.sense === sense;
      if (otherIndex === index || (!isSameSense && random() > 0.3)) continue;
      const otherAngle = getAngle(otherIndex);
      const clockwise = (otherAngle - angle + 4 * Math.PI) % (2 * Math.PI);
      const isFlipped = clockwise > Math.PI;
      const between = isFlipped ? 2 * Math.PI - clockwise : clockwise;
      const [qx, qy] = pointAt(otherAngle);
      // A diameter would need an endless radius.
      const r = Math.min(R * Math.tan(between / 2), 60 * R);
      const strokeWidth = (isSameSense ? 2.8 : 1.4) * u;
      const opacity = isSameSense ? 0.85 : 0.45;
      chords += arc(px, py, qx, qy, r, isFlipped ? 1 : 0, color, strokeWidth, opacity);
    }
  });
  return ring(cx, cy, R, tint[1], 1.6 * u, ' opacity=".55"') + chords + rim;
};

/** Rings of the ripples: radius as a fraction of the height, and where words sit on it in degrees. */
const RIPPLES = [
  { radius: 0.13, spots: [0] },
  { radius: 0.235, spots: [-52, 46] },
  { radius: 0.36, spots: [-74, -18, 62] },
  { radius: 0.52, spots: [-82, -34, 22, 70] },
  { radius: 0.74, spots: [-60, -24, 12, 44] },
] as const;

/** Circles tangent at the query: the nearer the ring, the closer the meaning. */
const drawRipples: Draw<"ripples"> = (row, { wordOutlines, tint, random, u }) => {
  const { width: W, height: H, head, x, y, reach } = row;
  const X = x * W;
  const Y = y * H;
  const translations = wordOutlines.translations(head);
  const waiting = [
    ...pickRandom(
      translations.filter(({ sense }) => sense === 0),
      12,
      random,
    ),
    ...pickRandom(
      translations.filter(({ sense }) => sense > 0),
      16,
      random,
    ),
  ].values();
  let drawing = "";
  RIPPLES.forEach(({ radius, spots }, index) => {
    const r = radius * reach * H;
    const opacity = round(0.95 - index * 0.15);
    drawing += ring(
      X + r,
      Y,
      r,
      index ? tint[1] : tint[0],
      (3.4 - index * 0.5) * u,
      ` opacity="${opacity}"`,
    );
    for (const spot of spots) {
      const next = waiting.next();
      if (next.done) break;
      const angle = radians(spot + (random() - 0.5) * 10);
      const px = X + r + r * Math.cos(angle);
      const py = Y + r * Math.sin(angle);
      const size = (78 - index * 10) * u;
      const isNear = index < 2;
      const farColor = index === 2 ? tint[2] : tint[1];
      drawing +=
        node(px, py, (9 - index) * u, isNear ? tint[0] : tint[1]) +
        word(
          wordOutlines,
          next.value.text,
          px + 20 * u,
          py + size * 0.3,
          size,
          isNear ? tint[0] : farColor,
          { opacity: round(1 - index * 0.12) },
        );
    }
  });
  return (
    drawing +
    node(X, Y, 15 * u, tint[0]) +
    word(wordOutlines, head, X - 34 * u, Y + 34 * u, 112 * u, tint[2], { anchor: "end" })
  );
};

/** One node per sense on a rising arc, faint to strong. */
const drawScale: Draw<"scale"> = (row, { wordOutlines, tint, u }) => {
  const { width: W, height: H, head, x, y, r: share } = row;
  const R = share * H;
  const X = x * W;
  const Y = y * H;
  const senses = wordOutlines.senses(head);
  let drawing = ring(X, Y, R, tint[1], 3 * u);
  senses.forEach((texts, index) => {
    const degrees = 158 - index * (136 / (senses.length - 1));
    const angle = radians(degrees);
    const size = (42 + index * 4) * u;
    const distance = R + (44 + index * 5) * u;
    const textX = X + distance * Math.cos(angle);
    const textY = Y + distance * Math.sin(angle);
    const side = degrees < 80 ? "start" : "middle";
    const anchor = degrees > 100 ? "end" : side;
    drawing += node(
      X + R * Math.cos(angle),
      Y + R * Math.sin(angle),
      (10 + index * 5) * u,
      index < 3 ? tint[1] : tint[0],
    );
    texts.forEach((text, line) => {
      drawing += word(
        wordOutlines,
        text,
        textX,
        textY + size * (0.3 + line * 1.25),
        size,
        line ? tint[2] : tint[1],
        { anchor },
      );
    });
  });
  return drawing;
};

/** One word very large, its equivalents in other scripts on nested circles. */
const drawGlyph: Draw<"glyph"> = (row, { wordOutlines, tint, random, u }) => {
  const { width: W, height: H, head, text, x, y, size: share, side } = row;
  // A long word is made smaller until it leaves a quarter of the width to the circles.
  const size = Math.min(share * H, (0.74 * W) / (wordOutlines.outline(text).w / 1000));
  const X = side > 0 ? x * W : (1 - x) * W;
  const Y = y * H;
  const anchor = side > 0 ? "start" : "end";
  const others = pickRandom(
    wordOutlines.translations(head).filter((translation) => translation.text !== text),
    7,
    random,
  );
  const textWidth = wordWidth(wordOutlines, text, size);
  const ax = side > 0 ? X + textWidth + 46 * u : X - textWidth - 46 * u;
  const ay = Y - size * 0.3;
  const taken: number[] = [];
  let drawing = "";
  others.forEach((other, index) => {
    const r = (0.1 + index * 0.083) * H;
    const stroke = cyclic([tint[1], tint[2], tint[3]], index);
    drawing += ring(
      ax + side * r,
      ay,
      r,
      stroke,
      2.4 * u,
      ` opacity="${round(0.9 - index * 0.08)}"`,
    );
    const otherSize = (52 + index * 4) * u;
    const space = side > 0 ? W - ax : ax;
    const room = space - wordWidth(wordOutlines, other.text, otherSize) - 60 * u;
    const dx = Math.min(2 * r, room);
    const dy = Math.sqrt(Math.max(0, r * r - (dx - r) ** 2));
    const py = ay + (index % 2 ? 1 : -1) * dy;
    const isOutside = dx < r * 0.12 || py < otherSize * 1.3 || py > H - otherSize * 0.8;
    if (!index || isOutside || taken.some((y1) => Math.abs(y1 - py) < otherSize * 1.5)) return;
    taken.push(py);
    const color = index % 2 ? tint[1] : tint[0];
    drawing +=
      node(ax + side * dx, py, 7 * u, color) +
      word(
        wordOutlines,
        other.text,
        ax + side * (dx + 18 * u),
        py + otherSize * 0.3,
        otherSize,
        color,
        {
          anchor,
        },
      );
  });
  return (
    drawing +
    node(ax, ay, 11 * u, tint[0]) +
    word(wordOutlines, text, X, Y, size, tint[2], { anchor })
  );
};

/**
 * Draws the words and arcs of a row, without its ground. Throws when a word of the row is unknown
 * or has no outline.
 */
export const drawKind = (row: ArtworkRowFor<ArtworkKind>, canvas: Canvas): string => {
  switch (row.kind) {
    case "senses":
      return drawSenses(row, canvas);
    case "causal":
      return drawCausal(row, canvas);
    case "spans":
      return drawSpans(row, canvas);
    case "wheel":
      return drawWheel(row, canvas);
    case "ripples":
      return drawRipples(row, canvas);
    case "scale":
      return drawScale(row, canvas);
    case "glyph":
      return drawGlyph(row, canvas);
  }
};
