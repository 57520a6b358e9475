import type { CreateResolversArgs } from "gatsby";

interface QueryContext {
  nodeModel: { findOne: (query: object) => Promise<unknown> };
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

/** Declares the field `papers` of the query type. */
export function createResolvers({ createResolvers: declare }: CreateResolversArgs): void {
  const papers = {
    type: "[Publication!]!",
    args: { keys: "[String!]!" },
    resolve: (_source: unknown, { keys }: { keys: readonly string[] }, context: QueryContext) =>
      papersByKeys(keys, context),
  };
  Reflect.apply(declare, undefined, [{ Query: { papers } }]);
}
