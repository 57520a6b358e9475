import { isProduction } from "../src/lib/env";
import { getMenuProducts, type MenuProduct } from "../src/lib/menus";
import { homePath } from "../src/routes/paths";
import { readSiteSettings } from "../content/siteSettings";

type ListedProduct = Pick<MenuProduct, "isReference" | "topbarIndex">;

interface QueryContext {
  nodeModel: {
    findOne: (query: object) => Promise<unknown>;
    findAll: (query: object) => Promise<{ entries: Iterable<ListedProduct> }>;
  };
}

export interface MetadataArgs {
  path?: { eq?: string };
  variant?: { eq?: string | null };
}

type Resolve = (
  source: unknown,
  args: MetadataArgs,
  context: QueryContext,
  info: { originalResolver: Resolve },
) => Promise<unknown>;

export const queryFields = {
  /**
   * Returns papers by prettyURL; skips unknown keys. With a filter on `allPublication`, any changed
   * paper would rerun the queries of all papers and authors.
   */
  papers: {
    type: "[Publication!]!",
    args: { keys: "[String!]!" },
    resolve: async (
      _source: unknown,
      { keys }: { keys: readonly string[] },
      { nodeModel }: QueryContext,
    ) => {
      const papers = keys.map((key) =>
        nodeModel.findOne({ type: "Publication", query: { filter: { prettyURL: { eq: key } } } }),
      );
      return (await Promise.all(papers)).filter((paper) => paper !== null);
    },
  },
  menuProducts: {
    type: "[Product!]!",
    resolve: async (_source: unknown, _args: object, { nodeModel }: QueryContext) =>
      getMenuProducts([...(await nodeModel.findAll({ type: "Product" })).entries]),
  },
};

/** Removes query, fragment and trailing slashes. */
const toMetadataKey = (url: string) => {
  const path = url.split(/[?#]/, 1)[0] ?? homePath;
  return path.length > 1 ? path.replace(/\/+$/, "") : homePath;
};

/** Resolves `pageMetadata`. With `mayReplace`, a page without metadata gets the home page's. */
export const createMetadataField = (mayReplace: boolean): { resolve: Resolve } => ({
  resolve: async (source, args, context, info) => {
    const find = (path: string) =>
      info.originalResolver(source, { ...args, path: { eq: path } }, context, info);
    const own = await find(toMetadataKey(args.path?.eq ?? ""));
    return own ?? (mayReplace ? find(homePath) : own);
  },
});

/** Adds `queryFields`, and replaces the resolver of `pageMetadata`. */
export function createResolvers({
  createResolvers: declare,
}: {
  createResolvers: (resolvers: object) => void;
}): void {
  const pageMetadata = createMetadataField(isProduction(readSiteSettings().mode));
  declare({ Query: { ...queryFields, pageMetadata } });
}
