import { createHash } from "node:crypto";
import { readdirSync } from "node:fs";
import path from "node:path";
import sharp, { type JpegOptions } from "sharp";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX } from "../../src/lib/limits";
import { getSourceDigest } from "../sourceDigest";
import { readWordOutlines } from "../../artwork/readArtwork";
import { type Card, drawCard, missingCharacters } from "./drawCard";
import { openFaces } from "./faces";
import { createTypesetter } from "./setText";

/**
 * Thin arcs and large letters stay clean at this quality, and a card stays below some 120 KB. mozjpeg
 * would make it a fifth lighter in twice the time; but no visitor downloads a card with its page, and
 * drawing them is the larger part of a first build.
 */
const JPEG_OPTIONS: JpegOptions = { quality: 60, progressive: true, quantisationTable: 3 };

const TITLE_FACE = { family: "brygada-1918", weight: 500 };
const LABEL_FACE = { family: "commissioner", weight: 600 };

/** Packages whose versions decide how a card looks. */
const DRAWING_PACKAGES = /^(?:@fontsource-variable\/.+|bidi-js|harfbuzzjs|sharp|wawoff2)$/;

/**
 * A digest of all that draws: the code of `gatsby/cards`, the words of `artwork` and the packages behind them. So
 * nobody has to remember a version number when a drawing changes.
 */
function drawingDigest(siteName: string): string {
  const files = ["artwork", path.join("gatsby", "cards")].flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /\.(?:ts|json)$/.test(file) && file !== "art.json")
      .sort()
      .map((file) => path.join(folder, file)),
  );
  return getSourceDigest(files, DRAWING_PACKAGES, siteName);
}

/** Draws cards for social networks. */
export interface CardMaker {
  /** The name of a card's file without its ending: the same for the same card drawn the same way. */
  getName: (card: Card) => string;
  /** The characters of a card's texts that cannot be drawn and are left out, each once. */
  missingCharacters: (card: Card) => Promise<string[]>;
  /** A JPEG file of SOCIAL_CARD_WIDTH_PX × SOCIAL_CARD_HEIGHT_PX; the same card gives the same bytes. */
  draw: (card: Card) => Promise<Buffer>;
}

/** Opens the faces and words of the cards. To be called in the project's folder. */
export async function openCardMaker(siteName: string): Promise<CardMaker> {
  const titleFaces = await openFaces(TITLE_FACE.family, TITLE_FACE.weight);
  const labelFaces = await openFaces(LABEL_FACE.family, LABEL_FACE.weight);
  const tools = {
    wordOutlines: readWordOutlines(),
    setTitle: createTypesetter(titleFaces),
    setLabel: createTypesetter(labelFaces),
    siteName,
    widthPx: SOCIAL_CARD_WIDTH_PX,
    heightPx: SOCIAL_CARD_HEIGHT_PX,
  };
  const digest = drawingDigest(siteName);
  return {
    getName: (card) =>
      createHash("sha256")
        .update(JSON.stringify([digest, card]))
        .digest("hex")
        .slice(0, 20),
    missingCharacters: (card) => missingCharacters(card, tools),
    draw: async (card) =>
      sharp(Buffer.from(await drawCard(card, tools)))
        .jpeg(JPEG_OPTIONS)
        .toBuffer(),
  };
}
