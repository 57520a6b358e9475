import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { measure, render } from "takumi-js";
import { Renderer } from "takumi-js/node";
import { SOCIAL_CARD_PX } from "../../src/lib/limits";
import { getSourceDigest } from "../sourceDigest";
import {
  type Card,
  CardPicture,
  COMPANY_MARK,
  hasRoom,
  LAST_TITLE_STYLE,
  type SetText,
  Title,
  type TitleStyle,
  TITLE_STYLES,
} from "./CardPicture";
import { getFaces, memoize } from "./faces";

const TOKENS = "src/styles/tokens.css";
const TITLE_FAMILY = "brygada-1918";
const LABEL_FAMILY = "commissioner";

/** Packages whose versions affect the rendering. */
const DRAWING_PACKAGES = /^(?:@fontsource-variable\/.+|fontkitten|react|sharp|takumi-js)$/;

/** Matches `light-dark(light, dark)`, which Takumi doesn't support. */
const LIGHT_DARK = /light-dark\(((?:[^(),]|\([^)]*\))+),(?:[^()]|\([^)]*\))+\)/g;

/** Reads the gradients in light colours; all of tokens.css would cost Takumi 6 ms a card. */
const readGradients = (): string =>
  [...readFileSync(TOKENS, "utf8").matchAll(/\.gradient_\d[^{]*\{[^}]*\}/g)]
    .join("\n")
    .replaceAll(LIGHT_DARK, "$1");

/** Returns the mark's file, if there is one. */
const findMark = ({ mark = "" }: Card) =>
  [`data/images/marks/${mark}-topbar.svg`].find((file) => existsSync(file));

export type CardMaker = ReturnType<typeof openCardMaker>;

/** Creates the renderer. The working directory must be the project root. */
export function openCardMaker(siteName: string) {
  const css = readGradients();
  const code = readdirSync("gatsby/cards").map((file) => `gatsby/cards/${file}`);
  const digest = getSourceDigest([...code, COMPANY_MARK], DRAWING_PACKAGES, [siteName, css]);
  const options = {
    renderer: new Renderer(),
    css,
    // Draws emoji from fonts; pictures would be fetched from the network.
    emoji: "from-font",
  } as const;
  /** Registers a font file with the renderer once, under its file name. */
  const register = memoize(async (file) => {
    await options.renderer.registerFont({ name: path.basename(file), data: await readFile(file) });
  });

  const setText = async (raw: string, family: string): Promise<SetText> => {
    const text = raw.normalize("NFC").replace(/\s+/g, " ").trim();
    const { files } = getFaces(`${text}…`, family);
    await Promise.all(files.map(register));
    return { text, fontFamily: files.map((file) => `"${path.basename(file)}"`).join() };
  };

  const fitTitle = async (title: SetText): Promise<TitleStyle> => {
    for (const style of TITLE_STYLES) {
      if (hasRoom(await measure(Title({ title, style }), options))) return style;
    }
    return LAST_TITLE_STYLE;
  };

  return {
    getName: (card: Card): string => {
      const file = findMark(card);
      const mark = file && readFileSync(file, "utf8");
      const hash = createHash("sha256").update(JSON.stringify([digest, card, mark]));
      return `${hash.digest("hex").slice(0, 20)}.jpg`;
    },
    /** Returns a JPEG; the same card gives the same bytes. */
    draw: async (card: Card): Promise<Buffer> => {
      const title = await setText(card.title, TITLE_FAMILY);
      const texts = {
        title,
        siteName: await setText(siteName, TITLE_FAMILY),
        label: await setText(card.label, LABEL_FAMILY),
        detail: await setText(card.detail, LABEL_FAMILY),
      };
      const mark = findMark(card);
      const images = [COMPANY_MARK, mark ?? []].flat();
      const { gradient } = card;
      const titleStyle = await fitTitle(title);
      const pixels = await render(CardPicture({ gradient, mark, texts, titleStyle }), {
        ...options,
        images: images.map((src) => ({ src, data: readFileSync(src) })),
        ...SOCIAL_CARD_PX,
        format: "raw",
      });
      // Takumi's own JPEG encoder takes three times as long.
      return sharp(pixels, { raw: { ...SOCIAL_CARD_PX, channels: 4 } })
        .removeAlpha()
        .jpeg({ quality: 70 })
        .toBuffer();
    },
  };
}
