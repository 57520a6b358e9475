import path from "node:path";
import {
  CHINESE,
  chooseFiles,
  getFiles,
  JAPANESE,
  KOREAN,
  SCRIPT_FAMILIES,
  getVisibleCodePoints,
} from "../cards/faces";
import { printUnicodeRange } from "../../src/lib/unicodeRange";

export interface WebFace {
  family: string;
  isItalic: boolean;
  name: string;
  source: string;
  text: string;
  unicodeRange: string;
  /** True if every page preloads the font; `font-display: optional` then prevents reflow. */
  isFirst: boolean;
}

export const WEIGHTS = { min: 400, max: 600 };

const BRANDS = [
  { family: "brygada-1918", name: "Brygada 1918", hasItalic: true },
  { family: "commissioner", name: "Commissioner", hasItalic: false },
];

/** Families for other scripts. tokens.css uses the first, global.css the second for `:lang(ja)`. */
const OTHER_SCRIPTS = "Polysema Scripts";
const JAPANESE_HAN = "Polysema Japanese";

/** Japanese precedes Chinese, because kana belong to Japanese. */
const OTHER_FAMILIES = [...SCRIPT_FAMILIES, JAPANESE, KOREAN, CHINESE];

/** Chinese, Japanese and Korean share these characters, but their glyphs differ. */
const HAN = /\p{scx=Han}/u;

/** Printable ASCII and the euro sign, which scripts may show although no file contains them. */
const ALWAYS = [...Array.from({ length: 0x7f - 0x20 }, (_, index) => 0x20 + index), 0x20ac];
/** Further code points of Latin letters and signs. */
const BEYOND_ASCII = [
  ...Array.from({ length: 0x100 - 0xa1 }, (_, index) => 0xa1 + index),
  0x131,
  0x152,
  0x153,
];
/** Characters that the italic font keeps. With more, a slow phone needs one more round trip. */
const ITALIC_CHARACTERS = /[\p{L}\p{N}\s.,;:!?()'"‘’“”…–—/&%-]/u;
/** Subset of rarely used letters, which `getTypedFaces` omits. */
const RARE = "cyrillic-ext";
/** Spaces and control characters. The brand's Latin faces claim them, so no other font loads. */
const BLANKS = "U+0-1F, U+7F-A0, U+AD, U+2000-200F, U+2028-202F, U+205F-206F, U+FEFF";

/** Returns the weights to keep: all for the brand's Latin letters, one for other scripts. */
export const getWeights = ({ name }: WebFace) =>
  /^(?:brygada-1918|commissioner)-latin(?:-ext)?-/.test(name) ? WEIGHTS : WEIGHTS.min;

const toFace = (
  family: string,
  source: string,
  codePoints: readonly number[],
  rest: Partial<WebFace> = {},
): WebFace => ({
  family,
  isItalic: false,
  name: path.basename(source),
  source,
  text: String.fromCodePoint(...codePoints),
  unicodeRange: printUnicodeRange(codePoints),
  isFirst: false,
  ...rest,
});

/**
 * Returns Commissioner faces for text that visitors type; `name` is a path in node_modules. Excludes
 * letters of the site's own font: if that is late, a system font shows them without a download.
 */
export function getTypedFaces(characters: Iterable<string>): WebFace[] {
  const shown = getVisibleCodePoints([...characters].join(""));
  const latin = printUnicodeRange(BEYOND_ASCII.filter((one) => !shown.includes(one)));
  return getFiles("commissioner")
    .filter(({ subset }) => subset !== RARE)
    .map(({ file, subset, unicodeRange }) =>
      toFace("Commissioner Typed", file, [], {
        name: path.relative("node_modules", file),
        unicodeRange: subset === "latin" ? latin : unicodeRange,
      }),
    )
    .filter(({ unicodeRange }) => unicodeRange !== "");
}

/** Puts basic Latin into its own family, since browsers prepare fallbacks for a family's faces. */
function getBrandFaces(
  { family, name, hasItalic }: (typeof BRANDS)[number],
  codePoints: readonly number[],
) {
  const { files, missing } = chooseFiles(codePoints, () => [family]);
  const faces = [...files].flatMap(([file, own]) => {
    if (!file.includes("-latin-wght-")) return [toFace(`${name} Extended`, file, own)];
    const createFace = (source: string, chosen: readonly number[], rest: Partial<WebFace>) => {
      const unicodeRange = `${BLANKS}, ${printUnicodeRange(chosen)}`;
      return toFace(`${name} Variable`, source, chosen, { unicodeRange, ...rest });
    };
    const upright = createFace(file, own, { isFirst: true });
    if (!hasItalic) return [upright];
    const ofItalic = own.filter((one) => ITALIC_CHARACTERS.test(String.fromCodePoint(one)));
    return [
      upright,
      createFace(file.replace("-normal.", "-italic."), ofItalic, { isItalic: true }),
    ];
  });
  return { faces, missing };
}

/** Returns faces in the order of their CSS rules. `missing`: characters without a font. */
export function getWebFaces(characters: Iterable<string>): { faces: WebFace[]; missing: string[] } {
  const shown = getVisibleCodePoints([...characters].join(""));
  const codePoints = [...new Set([...ALWAYS, ...shown])].sort((a, b) => a - b);
  const brands = BRANDS.map((brand) => getBrandFaces(brand, codePoints));
  const foreign = codePoints.filter((one) => brands.some(({ missing }) => missing.includes(one)));
  const isHan = (codePoint: number) => HAN.test(String.fromCodePoint(codePoint));
  const others = chooseFiles(foreign, (codePoint) =>
    isHan(codePoint) ? [CHINESE, JAPANESE, KOREAN] : OTHER_FAMILIES,
  );
  const japanese = chooseFiles(foreign.filter(isHan), () => [JAPANESE]);
  return {
    faces: [
      ...brands.flatMap(({ faces }) => faces),
      ...[...others.files].map(([file, own]) => toFace(OTHER_SCRIPTS, file, own)),
      ...[...japanese.files].map(([file, own]) =>
        toFace(JAPANESE_HAN, file, own, { name: `ja-${path.basename(file)}` }),
      ),
    ],
    missing: others.missing.map((codePoint) => String.fromCodePoint(codePoint)),
  };
}

const BRYGADA = { name: "Brygada", ascent: 0.92, descent: 0.25 };
const COMMISSIONER = { name: "Commissioner", ascent: 1.02, descent: 0.21 };

const TIMES_ITALIC =
  "Times New Roman Italic, TimesNewRomanPS-ItalicMT, Liberation Serif Italic, LiberationSerif-Italic";

/** System fonts used as fallbacks. The number is `size-adjust`: English text gets equally wide. */
const STAND_INS = [
  [BRYGADA, "Georgia", "normal", 1.029, "Georgia, Gelasio"],
  [BRYGADA, "Georgia", "italic", 0.967, "Georgia Italic, Georgia-Italic"],
  [BRYGADA, "Times", "normal", 1.147, "Times New Roman, Liberation Serif, Tinos"],
  [BRYGADA, "Times", "italic", 1.079, TIMES_ITALIC],
  [BRYGADA, "DejaVu", "normal", 0.9, "DejaVu Serif"],
  [BRYGADA, "DejaVu", "italic", 0.845, "DejaVu Serif Italic, DejaVuSerif-Italic"],
  [COMMISSIONER, "Arial", "normal", 1.002, "Arial, Helvetica, Liberation Sans, Arimo"],
  [COMMISSIONER, "Roboto", "normal", 0.994, "Roboto"],
  [COMMISSIONER, "DejaVu", "normal", 0.88, "DejaVu Sans"],
] as const;

const formatPercent = (share: number) => `${Math.round(share * 1000) / 10}%`;

/** An italic face without a font, so that browsers use a fallback and don't slant the upright. */
export const NO_SLANTED_UPRIGHT = `@font-face {
  font-family: "Brygada 1918 Variable";
  font-style: italic;
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  src: local("-");
}
`;

/** @font-face rules of the fonts in STAND_INS, with the metrics of the brand's fonts. */
export const FALLBACK_FACE_RULES = STAND_INS.map(
  ([{ name, ascent, descent }, other, style, size, fonts]) => `@font-face {
  font-family: "${name} as ${other}";
  font-style: ${style};
  src: local("${fonts.replaceAll(", ", '"), local("')}");
  size-adjust: ${formatPercent(size)};
  ascent-override: ${formatPercent(ascent / size)};
  descent-override: ${formatPercent(descent / size)};
  line-gap-override: 0%;
}
`,
);
