import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import fastq from "fastq";
import type { Reporter } from "gatsby";
import { type CardMaker, openCardMaker } from "./cardMaker";
import type { Card } from "./CardPicture";
import { SOCIAL_CARD_PX } from "../../src/lib/limits";
import { homePath } from "../../src/routes/paths";
import type { SocialPicture } from "../../src/seo/headTags";
import type { Catalogue } from "../catalogue";

const CARDS_PATH = "/social/cards";

/** Returns cards by page path. A page with a picture of its own, not the home page's, gets none. */
export function getSocialCards({
  metadata,
  entriesByKind,
}: Pick<Catalogue, "metadata" | "entriesByKind">): Map<string, Card> {
  const usual = metadata.get(homePath)?.picture;
  const cards = entriesByKind.flatMap(({ kind, entries }) =>
    entries.flatMap(({ path: page, card }) => {
      const hasOwnPicture = (metadata.get(page)?.picture ?? usual) !== usual;
      return card && !hasOwnPicture ? [[page, { ...card, label: kind.label }] as const] : [];
    }),
  );
  return new Map(cards);
}

/** Draws missing cards into `folder` and removes unused ones. Returns the number of drawn cards. */
export async function writeCards(cards: readonly Card[], maker: CardMaker, folder: string) {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(cards.map((card) => [maker.getName(card), card]));
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(path.join(folder, file));
  }
  const missing = [...wanted].filter(([file]) => !existsSync(path.join(folder, file)));
  const queue = fastq.promise(async ([file, card]: [string, Card]) => {
    // Renames finished files, so that an interrupted build leaves no partial `.jpg`.
    const unfinished = path.join(folder, `${file}.part`);
    await writeFile(unfinished, await maker.draw(card));
    await rename(unfinished, path.join(folder, file));
  }, availableParallelism());
  await Promise.all(missing.map((one) => queue.push(one)));
  return missing.length;
}

/** Draws social pictures for pages without their own. Returns pictures by page path. */
export async function makeSocialCards(
  catalogue: Catalogue,
  reporter: Reporter,
): Promise<Map<string, SocialPicture>> {
  const cards = getSocialCards(catalogue);
  const maker = openCardMaker(catalogue.site.name);
  const timer = reporter.activityTimer("draw cards for social networks");
  timer.start();
  const folder = path.resolve("public", CARDS_PATH.slice(1));
  const drawn = await writeCards([...cards.values()], maker, folder);
  timer.setStatus(`${drawn} of ${cards.size} were new`);
  timer.end();
  return new Map(
    Array.from(cards, ([page, card]) => [
      page,
      {
        url: `${CARDS_PATH}/${maker.getName(card)}`,
        type: "image/jpeg",
        ...SOCIAL_CARD_PX,
        alt: `The title “${card.title}” below the company’s mark.`,
      },
    ]),
  );
}
