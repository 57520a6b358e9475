import type { CreateResolversArgs } from "gatsby";
import { env } from "../config/env";
import { lookUpMetadata } from "../seo/lookUpMetadata";
import { readSiteSettings } from "./siteSettings";

interface QueryContext {
  nodeModel: { findOne: (query: object) => Promise<unknown> };
}

/** The filter of a page's metadata as the queries write it. */
export interface MetadataArgs {
  path?: { eq?: string };
  variant?: { eq?: string | null };
}

/** What a resolver gets of the field that it stands in for. */
interface ResolveInfo {
  originalResolver: (
    source: unknown,
    args: MetadataArgs,
    context: QueryContext,
    info: ResolveInfo,
  ) => Promise<unknown>;
}

/**
 * The papers with these prettyURLs, in this order; a key that no paper has is passed over. A query
 * that asks for them runs again when one of them changes. `allPublication` with a filter would make
 * it run whenever any paper does, and so nearly every page of the site.
 */
export async function papersByKeys(
  keys: readonly string[],
  { nodeModel }: QueryContext,
): Promise<unknown[]> {
  const papers = await Promise.all(
    keys.map((key) =>
      nodeModel.findOne({ type: "Publication", query: { filter: { prettyURL: { eq: key } } } }),
    ),
  );
  return papers.filter((paper) => paper !== null);
}

/**
 * Lets the query's field `pageMetadata` answer for a page without metadata too, so that no browser
 * fetches the home page's for a page that has its own.
 */
export const metadataField = (isProduction: boolean) => ({
  resolve: (source: unknown, args: MetadataArgs, context: QueryContext, info: ResolveInfo) =>
    lookUpMetadata(
      (path) => info.originalResolver(source, { ...args, path: { eq: path } }, context, info),
      args.path?.eq ?? "",
      isProduction,
    ),
});

/** Declares the field `papers` of the query type and completes `pageMetadata`. */
export function createResolvers({ createResolvers: declare }: CreateResolversArgs): void {
  const papers = {
    type: "[Publication!]!",
    args: { keys: "[String!]!" },
    resolve: (_source: unknown, { keys }: { keys: readonly string[] }, context: QueryContext) =>
      papersByKeys(keys, context),
  };
  const pageMetadata = metadataField(
    readSiteSettings().mode === "production" && env.siteMode === "production",
  );
  Reflect.apply(declare, undefined, [{ Query: { papers, pageMetadata } }]);
}
