import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { Ask } from "../src/kinds/kind";
import { assertDefined } from "../src/lib/assertDefined";
import { getMessage } from "../src/lib/errorParts";
import { makeSocialCards } from "./cards/socialCards";
import { type Catalogue, readCatalogue } from "./catalogue";
import { getOutputs, writeOutputs } from "./outputs/writeOutputs";
import { contentReader } from "./preview/createContentReader";
import { writeListing } from "./sitemap";

/** Asks through Gatsby's `graphql`, which returns the errors of a query that fails. */
function askRecords(graphql: CreatePagesArgs["graphql"]): Ask {
  return async <Data>(query: string): Promise<Data> => {
    const answer = await graphql<Data>(query);
    const errors: unknown = answer.errors;
    if (Array.isArray(errors)) {
      throw new Error([...new Set(errors.map(getMessage))].join("\n"));
    }
    return assertDefined(answer.data, "The answer of the records");
  };
}

/** That of the last answer: in `develop` a record with an issue doesn't take away all others' pages. */
let catalogue: Catalogue | undefined;

/** Time without changes after which `develop` writes the files beside the pages, in milliseconds. */
const QUIET_MS = 1200;

/** What `develop` writes once nothing has changed for a while. */
let writing: NodeJS.Timeout | undefined;

/**
 * Reads all records and makes their pages and the files beside them; in `develop`, which comes here after
 * every change, the files once it's quiet, and no pictures for social networks.
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
  for (const { path: address, page } of sections.flatMap(({ entries }) => entries)) {
    if (!page) continue;
    actions.createPage({
      path: address,
      component: path.resolve("src", page.component),
      context: { ...page.context, socialPicture: pictures?.get(address) },
    });
  }
  const outputs = getOutputs(catalogue);
  if (!isDevelop) {
    writeListing(sections);
    return writeOutputs(args, outputs);
  }
  contentReader.pagesMade(startMs);
  clearTimeout(writing);
  writing = setTimeout(() => {
    writeOutputs(args, outputs).catch((error: unknown) => reporter.error(getMessage(error)));
  }, QUIET_MS);
}
