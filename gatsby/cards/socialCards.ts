import { existsSync } from "node:fs";
import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import type { Reporter } from "gatsby";
import { type CardMaker, openCardMaker } from "./cardMaker";
import type { Card } from "./drawCard";
import { isMarkId } from "../../artwork/marks";
import type { GradientNumber } from "../../artwork/palette";
import { newsCopy } from "../../src/copy/newsCopy";
import { pageKindCopy } from "../../src/copy/pageKindCopy";
import { socialCardCopy } from "./copy";
import { numberedGradient } from "../../src/lib/gradients";
import { SOCIAL_CARD_HEIGHT_PX, SOCIAL_CARD_WIDTH_PX } from "../../src/lib/limits";
import { assertDefined } from "../../src/lib/assertDefined";
import {
  applyPath,
  articlePath,
  homePath,
  jobPath,
  productPath,
  publicationPath,
  solutionPath,
} from "../../src/routes/paths";
import type { SocialPicture } from "../../src/seo/headTags";
import type { Ask } from "../outputs/output";

/** Where cards lie in the built site. */
const CARDS_PATH = "/social/cards";

/** The gradients of pages that have none of their own: research is celadon, the company madder. */
const PAPER_GRADIENT: GradientNumber = 6;
const JOB_GRADIENT: GradientNumber = 5;
const NEWS_GRADIENT: GradientNumber = 7;
const NEWS_GRADIENTS: Readonly<Record<string, GradientNumber>> = {
  "product upgrade": 1,
  "research and publications": 2,
  "case study": 3,
};

const GRADIENTS: readonly GradientNumber[] = [1, 2, 3, 4, 5, 6, 7];
const toGradient = (background: string): GradientNumber =>
  GRADIENTS.find((gradient) => numberedGradient(background) === `gradient_${gradient}`) ??
  NEWS_GRADIENT;

/** What the records say of the cards of their pages. */
export type CardRecords = Queries.SocialCardsQuery;

/**
 * The card of each page, by the page's path. A page whose metadata names a picture of its own,
 * another than the home page's, has no card; nor have kinds of pages that are not in this list.
 */
export function getSocialCards(records: CardRecords): Map<string, Card> {
  const pictures = new Map(
    records.metadata.nodes.map((metadata) => [metadata.path, metadata.social.image.url]),
  );
  const hasOwnPicture = (page: string) =>
    pictures.has(page) && pictures.get(page) !== pictures.get(homePath);
  const getMark = (id: string) => (isMarkId(id) ? id : null);
  const cards: (readonly [page: string, card: Card])[] = [
    ...records.solutions.nodes.map(({ jsonId, title, senseNumber, main }) => {
      const card: Card = {
        title,
        label: pageKindCopy.solution,
        detail: socialCardCopy.sense(senseNumber),
        gradient: toGradient(main.header.backgroundGradient),
        mark: getMark(`solution-${jsonId}`),
      };
      return [solutionPath(jsonId), card] as const;
    }),
    ...records.products.nodes.map(({ jsonId, title, header }) => {
      const card: Card = {
        title,
        label: pageKindCopy.product,
        detail: header.subtitle,
        gradient: toGradient(header.backgroundGradient),
        mark: getMark(jsonId),
      };
      return [productPath(jsonId), card] as const;
    }),
    ...records.articles.nodes.map(({ jsonId, type, preview, full }) => {
      const card: Card = {
        title: full?.title ?? preview.title,
        label: pageKindCopy.article,
        detail: newsCopy.typeLabel(type),
        gradient: NEWS_GRADIENTS[type] ?? NEWS_GRADIENT,
        mark: null,
      };
      return [articlePath(jsonId), card] as const;
    }),
    ...records.publications.nodes.map(({ prettyURL, paper, conference }) => {
      const card: Card = {
        title: paper.title,
        label: pageKindCopy.paper,
        detail: conference,
        gradient: PAPER_GRADIENT,
        mark: null,
      };
      return [publicationPath(prettyURL), card] as const;
    }),
    ...records.jobs.nodes.flatMap(({ prettyURL, title, place, contract }) => {
      const card: Card = {
        title,
        label: pageKindCopy.job,
        detail: [place, contract].join(" · "),
        gradient: JOB_GRADIENT,
        mark: null,
      };
      return [jobPath(prettyURL), applyPath(prettyURL)].map((page) => [page, card] as const);
    }),
  ];
  return new Map(cards.filter(([page]) => !hasOwnPicture(page)));
}

const fileName = (maker: CardMaker, card: Card): string => `${maker.getName(card)}.jpg`;

/**
 * Draws into `folder` the cards that are not there yet and removes those that no page has any more.
 * A file's name holds all that decides how it looks, so one that is there is right. Answers with
 * the number of cards drawn.
 */
export async function writeCards(
  cards: readonly Card[],
  maker: CardMaker,
  folder: string,
): Promise<number> {
  await mkdir(folder, { recursive: true });
  const wanted = new Map(cards.map((card) => [fileName(maker, card), card]));
  for (const file of await readdir(folder)) {
    if (!wanted.has(file)) await rm(path.join(folder, file));
  }
  const missing = [...wanted].filter(([file]) => !existsSync(path.join(folder, file)));
  const queue = missing.values();
  const drawNext = async () => {
    for (const [file, card] of queue) {
      // A build that is stopped here leaves no half of a picture under its name.
      const unfinished = path.join(folder, `${file}.part`);
      await writeFile(unfinished, await maker.draw(card));
      await rename(unfinished, path.join(folder, file));
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, drawNext));
  return missing.length;
}

/** One line for each page whose card leaves out characters that no face has. */
export function cardWarnings(cards: ReadonlyMap<string, Card>, maker: CardMaker): string[] {
  return [...cards].flatMap(([page, card]) => {
    const missing = maker.missingCharacters(card);
    if (missing.length === 0) return [];
    const named = missing.map((character) => {
      const code = (character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
      return `“${character}” (U+${code})`;
    });
    return [
      `The picture for social networks of ${page} leaves out ${named.join(", ")} in “${card.title}”: no face of gatsby/cards/faces.ts has it. Write the title without it, or name a picture in the page's metadata.`,
    ];
  });
}

/** Writes the cards of a build, and tells how many were new and what they leave out. */
async function writeCardsWithReport(
  cards: ReadonlyMap<string, Card>,
  maker: CardMaker,
  reporter: Reporter,
): Promise<void> {
  const timer = reporter.activityTimer("draw cards for social networks");
  timer.start();
  const folder = path.resolve("public", CARDS_PATH.slice(1));
  const drawn = await writeCards([...cards.values()], maker, folder);
  timer.setStatus(`${drawn} of ${cards.size} were new`);
  timer.end();
  for (const line of cardWarnings(cards, maker)) reporter.warn(line);
}

const toPicture = (maker: CardMaker, card: Card): SocialPicture => ({
  url: `${CARDS_PATH}/${fileName(maker, card)}`,
  type: "image/jpeg",
  width: SOCIAL_CARD_WIDTH_PX,
  height: SOCIAL_CARD_HEIGHT_PX,
  alt: socialCardCopy.alt(card.title),
});

/**
 * The pictures for social networks of pages that have none of their own, by path. A build draws
 * them before the pages that name them are made; `npm run develop` has none.
 */
export async function makeSocialCards(
  graphql: Ask,
  reporter: Reporter,
): Promise<Map<string, SocialPicture>> {
  const records = await graphql<Queries.SocialCardsQuery>(`
    query SocialCards {
      site: siteSettings {
        name
      }
      metadata: allPageMetadata {
        nodes {
          path
          social {
            image {
              url
            }
          }
        }
      }
      solutions: allSolution {
        nodes {
          jsonId
          title
          senseNumber
          main {
            header {
              backgroundGradient
            }
          }
        }
      }
      products: allProduct {
        nodes {
          jsonId
          title
          header {
            subtitle
            backgroundGradient
          }
        }
      }
      articles: allArticle {
        nodes {
          jsonId
          type
          preview {
            title
          }
          full {
            title
          }
        }
      }
      publications: allPublication {
        nodes {
          prettyURL
          paper {
            title
          }
          conference
        }
      }
      jobs: allJob {
        nodes {
          prettyURL
          title
          place
          contract
        }
      }
    }
  `);
  const cards = getSocialCards(records);
  const maker = openCardMaker(assertDefined(records.site, "Site").name);
  await writeCardsWithReport(cards, maker, reporter);
  return new Map([...cards].map(([page, card]) => [page, toPicture(maker, card)]));
}
