import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import { readFile } from "node:fs/promises";
import path from "node:path";
import sharp, { type JpegOptions } from "sharp";
import { measure, render } from "takumi-js";
import { Renderer } from "takumi-js/node";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX } from "../../src/lib/limits";
import { getSourceDigest } from "../sourceDigest";
import { readWords } from "../../artwork/readWords";
import {
  CardPicture,
  LAST_TITLE_SIZE,
  type SetText,
  Title,
  TITLE_SIZES,
  type TitleSize,
  hasRoom,
} from "./CardPicture";
import { type Card, drawBackground } from "./drawCard";
import { facesOfText } from "./faces";

/**
 * Thin arcs and large letters stay clean at this quality, and a card stays below some 120 KB. mozjpeg
 * would make it a fifth lighter in twice the time; but no visitor downloads a card with its page, and
 * drawing them is the larger part of a first build.
 */
const JPEG_OPTIONS: JpegOptions = { quality: 60, progressive: true, quantisationTable: 3 };

/** The address by which the picture asks for its drawing. */
const BACKGROUND = "background.svg";

const TITLE_FAMILY = "brygada-1918";
const LABEL_FAMILY = "commissioner";

/** Packages whose versions decide how a card looks. */
const DRAWING_PACKAGES = /^(?:@fontsource-variable\/.+|fontkitten|react|sharp|takumi-js)$/;

/**
 * A digest of all that draws: the code of `gatsby/cards`, the words of `artwork` and the packages
 * behind them. So nobody has to remember a version number when a drawing changes.
 */
function drawingDigest(siteName: string): string {
  const files = ["artwork", path.join("gatsby", "cards")].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(?:tsx?|json)$/.test(file))
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return getSourceDigest(files, DRAWING_PACKAGES, siteName);
}

/** Draws cards for social networks. */
export type CardMaker = ReturnType<typeof openCardMaker>;

/** Opens the words and the renderer of the cards. Call it in the project's folder. */
export function openCardMaker(siteName: string) {
  const words = readWords();
  const digest = drawingDigest(siteName);
  // Emoji are letters like others here: as pictures they'd be fetched from the network.
  const options = { renderer: new Renderer(), emoji: "from-font" } as const;
  const registered = new Map<string, Promise<unknown>>();

  /** Hands a file to the renderer, once, under its own name. */
  const register = async (file: string): Promise<void> => {
    const registering =
      registered.get(file) ??
      readFile(file).then((data) =>
        options.renderer.registerFont({ name: path.basename(file), data }),
      );
    registered.set(file, registering);
    await registering;
  };

  /** A text with single spaces. */
  const setText = async (raw: string, family: string): Promise<SetText> => {
    const text = raw.normalize("NFC").replace(/\s+/g, " ").trim();
    const { files } = facesOfText(`${text}…`, family);
    await Promise.all(files.map(register));
    return { text, fontFamily: files.map((file) => `"${path.basename(file)}"`).join() };
  };

  /** The largest size at which a title fits. */
  const fitTitle = async (text: SetText): Promise<TitleSize> => {
    for (const size of TITLE_SIZES) {
      const measured = await measure(Title({ text, size }), options);
      if (hasRoom(text, size, measured)) return size;
    }
    return LAST_TITLE_SIZE;
  };

  const drawPixels = async (card: Card): Promise<Uint8Array> => {
    const title = await setText(card.title, TITLE_FAMILY);
    const texts = {
      title,
      siteName: await setText(siteName, TITLE_FAMILY),
      label: await setText(card.label, LABEL_FAMILY),
      detail: await setText(card.detail, LABEL_FAMILY),
    };
    const titleSize = await fitTitle(title);
    return render(CardPicture({ card, texts, titleSize, background: BACKGROUND }), {
      ...options,
      images: [{ src: BACKGROUND, data: Buffer.from(drawBackground(card, words)), cache: "none" }],
      width: SOCIAL_CARD_WIDTH_PX,
      height: SOCIAL_CARD_HEIGHT_PX,
      format: "raw",
    });
  };

  return {
    /** The name of a card's file: the same for the same card drawn the same way. */
    getName: (card: Card): string => {
      const hash = createHash("sha256").update(JSON.stringify([digest, card]));
      return `${hash.digest("hex").slice(0, 20)}.jpg`;
    },
    /** A JPEG file of SOCIAL_CARD_WIDTH_PX × SOCIAL_CARD_HEIGHT_PX; the same card gives the same bytes. */
    draw: async (card: Card): Promise<Buffer> =>
      sharp(await drawPixels(card), {
        raw: { width: SOCIAL_CARD_WIDTH_PX, height: SOCIAL_CARD_HEIGHT_PX, channels: 4 },
      })
        .removeAlpha()
        .jpeg(JPEG_OPTIONS)
        .toBuffer(),
  };
}
