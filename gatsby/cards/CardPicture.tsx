import type { CSSProperties } from "react";
import type { EntryCard } from "../../src/kinds/kind";
import { SOCIAL_CARD_PX } from "../../src/lib/limits";

export interface Card extends EntryCard {
  label: string;
}

/** A text with the font families that cover its characters. */
export interface SetText {
  readonly text: string;
  readonly fontFamily: string;
}

type CardTexts = Readonly<Record<"siteName" | "title" | "label" | "detail", SetText>>;

export const COMPANY_MARK = "data/images/marks/polysema-topbar.svg";

const MARGIN = 130;
const TEXT_WIDTH = SOCIAL_CARD_PX.width - 2 * MARGIN;
const TITLE_HEIGHT = 372;
const LINES_MAX = 4;
/** Diameters in px of nested circles that touch in the lower right corner, as in the logo. */
const CIRCLES = [720, 475, 238];

/**
 * Styles in order of preference; `LAST_TITLE_STYLE` truncates a title that fits in none. `size`: px
 * per em. `breaksWords`: words wider than the card may be broken.
 */
export const TITLE_STYLES = [false, true].flatMap((breaksWords) =>
  [232, 212, 194, 176, 160, 146, 134, 122, 110, 104, 97, 90, 84, 78, 72, 67].map((size) => ({
    size,
    breaksWords,
  })),
);
export const LAST_TITLE_STYLE = { size: 67, breaksWords: true };
export type TitleStyle = typeof LAST_TITLE_STYLE;

/** True for other scripts than Latin, Greek and Cyrillic, and for stacked accents: taller lines. */
const isHighScript = (text: string) =>
  /[^\p{scx=Latin}\p{scx=Greek}\p{scx=Cyrillic}\p{scx=Common}]|[\u1e00-\u1eff]/u.test(text);

const getDirection = (text: string) =>
  /^\P{L}*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text) ? "rtl" : "ltr";

/** Balances the lines, and prevents line breaks between a hyphen and a letter. */
export function Title({
  title: { text, fontFamily },
  style: { size, breaksWords },
  isCut = false,
}: {
  title: SetText;
  style: TitleStyle;
  isCut?: boolean;
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
        lineHeight: isHighScript(text) ? 1.34 : 1.12,
        textWrap: "balance",
        overflowWrap: breaksWords ? "anywhere" : "normal",
        ...(isCut && { lineClamp: LINES_MAX, textOverflow: "ellipsis" }),
      }}
    >
      {text.replaceAll(/-(?=\p{L})/gu, "-\u2060")}
    </div>
  );
}

/** True if a measured title fits in height, and each of its lines in width. */
export const hasRoom = (measured: { height: number; runs: readonly { width: number }[] }) =>
  measured.height <= TITLE_HEIGHT && measured.runs.every(({ width }) => width <= TEXT_WIDTH);

const Mark = ({ file, size, color }: { file: string; size: number; color: string }) => (
  <div
    style={{
      flexShrink: 0,
      width: size,
      height: size,
      maskImage: `url(${file})`,
      maskSize: "100% 100%",
      backgroundColor: color,
    }}
  />
);

const lineStyle: CSSProperties = { display: "flex", alignItems: "center", whiteSpace: "nowrap" };

/** Social card of a page, with the light theme's colours from tokens.css. `mark`: an SVG file. */
export function CardPicture({
  gradient,
  mark,
  texts: { siteName, title, label, detail },
  titleStyle,
}: {
  gradient: number;
  mark: string | undefined;
  texts: CardTexts;
  titleStyle: TitleStyle;
}) {
  return (
    <div
      className={`gradient_${gradient}`}
      style={{
        display: "flex",
        flexDirection: "column",
        width: "100%",
        height: "100%",
        padding: `106px ${MARGIN}px 92px`,
        overflow: "hidden",
        backgroundImage: "var(--gradient)",
        color: "var(--on-gradient)",
      }}
    >
      {CIRCLES.map((size) => (
        <div
          key={size}
          style={{
            position: "absolute",
            right: -size * (0.5 - Math.SQRT1_2 / 2),
            bottom: -size * (0.5 - Math.SQRT1_2 / 2),
            width: size,
            height: size,
            borderRadius: "50%",
            border: "2px solid var(--gradient-shape)",
            opacity: 0.2,
          }}
        />
      ))}
      <div style={{ ...lineStyle, fontSize: 88, fontWeight: 500, fontFamily: siteName.fontFamily }}>
        <Mark file={COMPANY_MARK} size={123} color="var(--gradient-note)" />
        <span style={{ marginLeft: 16 }}>{siteName.text}</span>
      </div>
      <div style={{ display: "flex", flexGrow: 1, alignItems: "flex-end" }}>
        <Title title={title} style={titleStyle} isCut />
      </div>
      <div
        style={{ ...lineStyle, height: 68, marginTop: 25, gap: 23, fontSize: 44, fontWeight: 600 }}
      >
        {mark !== undefined && <Mark file={mark} size={68} color="var(--on-gradient)" />}
        <span style={{ color: "var(--gradient-note)", fontFamily: label.fontFamily }}>
          {label.text}
        </span>
        {detail.text !== "" && (
          <span
            dir={getDirection(detail.text)}
            style={{
              minWidth: 0,
              overflow: "hidden",
              textOverflow: "ellipsis",
              color: "var(--on-gradient-soft)",
              fontFamily: detail.fontFamily,
            }}
          >
            {detail.text}
          </span>
        )}
      </div>
    </div>
  );
}
