import type { CSSProperties } from "react";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX } from "../../src/lib/limits";
import { BRAND, LABEL, MARGIN, type Card, cardColors } from "./drawCard";

/** A text with the faces that draw it. */
export interface SetText {
  readonly text: string;
  /** As CSS has it. */
  readonly fontFamily: string;
}

/** The texts of a card, ready to be set. */
export type CardTexts = Readonly<Record<"siteName" | "title" | "label" | "detail", SetText>>;

// Positions and sizes in pixels, from the top and the left.
const TEXT_WIDTH = SOCIAL_CARD_WIDTH_PX - 2 * MARGIN;
const TITLE = { bottom: 808, height: 358, linesMax: 3 };

/** In ems: the distance of base lines, and the height of one line without the room around it. */
const lineShape = (title: string) =>
  // Many scripts have marks above and below their letters, or letters nearly as high as the em.
  /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}]|[\u1e00-\u1eff]/u.test(title)
    ? { lineHeight: 1.34, inkHeight: 1.31 }
    : { lineHeight: 1.12, inkHeight: 0.92 };

/** A text whose first letter is Arabic or Hebrew runs from the right. */
const getDirection = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? "rtl" : "ltr";

/** A size for a title in pixels per em, and whether words that are wider than the card may be broken. */
export interface TitleSize {
  readonly size: number;
  readonly breaksWords: boolean;
}

/** The sizes to try, the best first; at the last one a title that doesn't fit is cut. */
export const TITLE_SIZES: readonly TitleSize[] = [false, true].flatMap((breaksWords) =>
  [232, 212, 194, 176, 160, 146, 134, 122, 112, 104, 97, 90, 84, 78, 72, 67].map((size) => ({
    size,
    breaksWords,
  })),
);
export const LAST_TITLE_SIZE: TitleSize = { size: 67, breaksWords: true };

/** A title in balanced lines, as wide as there is room for; none ends with a hyphen. */
export function Title({
  text: { text, fontFamily },
  size: { size, breaksWords },
  linesMax,
}: {
  text: SetText;
  size: TitleSize;
  linesMax?: number;
}) {
  return (
    <div
      dir={getDirection(text)}
      style={{
        display: "block",
        width: TEXT_WIDTH,
        fontFamily,
        fontWeight: 500,
        fontSize: size,
        lineHeight: lineShape(text).lineHeight,
        textWrap: "balance",
        overflowWrap: breaksWords ? "anywhere" : "normal",
        ...(linesMax === undefined ? {} : { lineClamp: linesMax, textOverflow: "ellipsis" }),
      }}
    >
      {text.replaceAll(/-(?=\p{L})/gu, "-\u2060")}
    </div>
  );
}

/** Whether a title fits at a size; `measured` is its height and the widths of its lines. */
export function hasRoom(
  { text }: SetText,
  { size }: TitleSize,
  measured: { height: number; runs: readonly { width: number }[] },
): boolean {
  const { lineHeight, inkHeight } = lineShape(text);
  const lines = Math.round(measured.height / (lineHeight * size));
  return (
    lines <= TITLE.linesMax &&
    ((lines - 1) * lineHeight + inkHeight) * size <= TITLE.height &&
    measured.runs.every(({ width }) => width <= TEXT_WIDTH)
  );
}

/** One line of text whose middle is at `y`. */
const lineStyle = (y: number, fontSize: number): CSSProperties => ({
  position: "absolute",
  top: y - fontSize,
  height: 2 * fontSize,
  display: "flex",
  alignItems: "center",
  fontSize,
  whiteSpace: "nowrap",
});

/** The picture of a page for social networks: `background` is the address of its drawing. */
export function CardPicture({
  card,
  texts: { siteName, title, label, detail },
  titleSize,
  background,
}: {
  card: Card;
  texts: CardTexts;
  titleSize: TitleSize;
  background: string;
}) {
  const colors = cardColors(card);
  const labelX = card.mark ? MARGIN + LABEL.markSize + 24 : MARGIN;
  return (
    <div style={{ display: "flex", width: "100%", height: "100%", color: colors.ink }}>
      <img src={background} width={SOCIAL_CARD_WIDTH_PX} height={SOCIAL_CARD_HEIGHT_PX} alt="" />
      <div
        style={{
          ...lineStyle(BRAND.y, BRAND.size),
          left: MARGIN + BRAND.markSize,
          fontFamily: siteName.fontFamily,
          fontWeight: 500,
        }}
      >
        {siteName.text}
      </div>
      <div
        style={{
          position: "absolute",
          left: MARGIN,
          bottom: SOCIAL_CARD_HEIGHT_PX - TITLE.bottom,
          display: "flex",
        }}
      >
        <Title text={title} size={titleSize} linesMax={TITLE.linesMax} />
      </div>
      <div
        style={{
          ...lineStyle(LABEL.y, LABEL.size),
          left: labelX,
          right: MARGIN,
          fontWeight: 600,
        }}
      >
        <span style={{ color: colors.label, fontFamily: label.fontFamily }}>{label.text}</span>
        {detail.text !== "" && (
          <>
            <div
              style={{
                flexShrink: 0,
                width: 10,
                height: 10,
                margin: `0 ${LABEL.gap / 2 - 5}px`,
                borderRadius: 5,
                background: colors.dot,
              }}
            />
            <span
              dir={getDirection(detail.text)}
              style={{
                minWidth: 0,
                overflow: "hidden",
                textOverflow: "ellipsis",
                color: colors.detail,
                fontFamily: detail.fontFamily,
              }}
            >
              {detail.text}
            </span>
          </>
        )}
      </div>
    </div>
  );
}
