import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import type { RunQuery } from "../src/kinds/kind";
import { assertDefined, getMessage } from "../src/lib/errors";
import { makeSocialCards } from "./cards/socialCards";
import { type Catalogue, readCatalogue } from "./catalogue";
import { createOutputFiles, writeOutputs } from "./outputs/writeOutputs";
import { writeSitemapPages } from "./sitemap";

/** Wraps Gatsby's `graphql`, which returns errors, in a function that rejects with them. */
function queryRecords(graphql: CreatePagesArgs["graphql"]): RunQuery {
  return async <Data>(query: string): Promise<Data> => {
    const answer = await graphql<Data>(query);
    const errors: unknown = answer.errors;
    if (Array.isArray(errors)) {
      throw new Error([...new Set(errors.map(getMessage))].join("\n"));
    }
    return assertDefined(answer.data, "The answer of the records");
  };
}

/** Last valid catalogue: in `develop` an invalid record must not remove other pages. */
let catalogue: Catalogue | undefined;

/** Delay after the last change before `develop` writes the output files, in milliseconds. */
const QUIET_MS = 1200;

/** Timer that debounces writing in `develop`. */
let writing: NodeJS.Timeout | undefined;

/** Creates pages and output files. `develop` repeats it after changes, without cards or sitemap. */
export async function createPages(args: CreatePagesArgs): Promise<void> {
  const { actions, reporter } = args;
  const isDevelop = process.env.NODE_ENV === "development";
  try {
    catalogue = await readCatalogue(queryRecords(args.graphql));
  } catch (error) {
    reporter.panicOnBuild(
      `The records couldn't be read: a build stops here, develop keeps the last pages. ${getMessage(error)}`,
    );
  }
  if (!catalogue) return;
  const { entriesByKind } = catalogue;
  const pictures = isDevelop ? undefined : await makeSocialCards(catalogue, reporter);
  for (const { path: address, page } of entriesByKind.flatMap(({ entries }) => entries)) {
    if (!page) continue;
    actions.createPage({
      path: address,
      component: path.resolve("src", page.component),
      context: { ...page.context, socialPicture: pictures?.get(address) },
    });
  }
  // The page for unknown paths, which Gatsby also writes to 404.html.
  const component = path.resolve("src/pages/not-found.tsx");
  actions.createPage({ path: "/404", component, context: {} });
  const current = catalogue;
  const write = async () => writeOutputs(args, createOutputFiles(current));
  if (!isDevelop) {
    writeSitemapPages(entriesByKind);
    return write();
  }
  clearTimeout(writing);
  writing = setTimeout(() => {
    write().catch((error: unknown) => reporter.error(getMessage(error)));
  }, QUIET_MS);
}
