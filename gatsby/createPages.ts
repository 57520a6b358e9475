import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { getMessage } from "../src/lib/errorParts";
import { askRecords } from "./askRecords";
import { makeSocialCards } from "./cards/socialCards";
import { type Catalogue, readCatalogue } from "./catalogue";
import { getOutputs, writeOutputs } from "./outputs/writeOutputs";
import { contentReader } from "./preview/contentReader";
import { writeListing } from "./sitemap";

/** That of the last answer: in `develop` a record with an issue doesn't take away all others' pages. */
let catalogue: Catalogue | undefined;

/**
 * Reads all records and makes their pages and the files beside them; in `develop`, which comes here after
 * every change, without pictures for social networks.
 */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const isDevelop = process.env.NODE_ENV === "development";
  const startMs = Date.now();
  try {
    catalogue = await readCatalogue(askRecords(args.graphql));
  } catch (error) {
    reporter.panicOnBuild(
      `The records couldn't be read; pages, search, menus, feeds and citations stay as they were. ${getMessage(error)}`,
    );
  }
  if (!catalogue) return;
  const { sections } = catalogue;
  const pictures = isDevelop ? undefined : await makeSocialCards(catalogue, reporter);
  for (const { page } of sections.flatMap(({ entries }) => entries)) {
    if (!page) continue;
    actions.createPage({
      path: page.path,
      component: path.resolve("src", page.component),
      context: { ...page.context, socialPicture: pictures?.get(page.path) },
    });
  }
  writeListing(sections);
  await writeOutputs(args, getOutputs(catalogue));
  if (isDevelop) contentReader.pagesMade(startMs);
}
