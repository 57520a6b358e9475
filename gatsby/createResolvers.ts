import type { CreateResolversArgs } from "gatsby";
import { isProduction } from "../src/lib/isProduction";
import { menuProducts, type MenuProduct } from "../src/lib/menus";
import { homePath } from "../src/routes/paths";
import { readSiteSettings } from "../content/siteSettings";

/** What decides whether and where a menu lists a product. */
type ListedProduct = Pick<MenuProduct, "isReference" | "topbarIndex">;

interface QueryContext {
  nodeModel: {
    findOne: (query: object) => Promise<unknown>;
    findAll: (query: object) => Promise<{ entries: Iterable<ListedProduct> }>;
  };
}

/** The filter of a page's metadata as the queries write it. */
export interface MetadataArgs {
  path?: { eq?: string };
  variant?: { eq?: string | null };
}

/** What a resolver gets of the field that it replaces. */
interface ResolveInfo {
  originalResolver: (
    source: unknown,
    args: MetadataArgs,
    context: QueryContext,
    info: ResolveInfo,
  ) => Promise<unknown>;
}

/** Fields of the query type that no record declares. */
export const queryFields = {
  /**
   * The papers with these prettyURLs, in this order; a key that no paper has is skipped. A query
   * that asks for them runs again when one of them changes. `allPublication` with a filter would make
   * it run whenever any paper does, and so nearly every page of the site.
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
  /** The products that the menus list, in their order; the rule is that of the menus. */
  menuProducts: {
    type: "[Product!]!",
    resolve: async (_source: unknown, _args: object, { nodeModel }: QueryContext) =>
      menuProducts([...(await nodeModel.findAll({ type: "Product" })).entries]),
  },
};

/** A path without query and fragment, and without a closing slash. */
const metadataKey = (url: string) => {
  const path = url.split(/[?#]/, 1)[0] ?? homePath;
  return path.length > 1 ? path.replace(/\/+$/, "") : homePath;
};

/**
 * The metadata of a page, as `find` answers for a path. Where none is written production shows the
 * home page's; development has nothing to show, and the page's head says so.
 */
export async function lookUpMetadata<Metadata>(
  find: (path: string) => Promise<Metadata>,
  url: string,
  isProduction: boolean,
): Promise<Metadata> {
  const own = await find(metadataKey(url));
  return own ?? (isProduction ? find(homePath) : own);
}

/**
 * Lets the query's field `pageMetadata` answer for a page without metadata too, so that no browser
 * fetches the home page's metadata for a page that has its own.
 */
export const metadataField = (mayReplace: boolean) => ({
  resolve: (source: unknown, args: MetadataArgs, context: QueryContext, info: ResolveInfo) =>
    lookUpMetadata(
      (path) => info.originalResolver(source, { ...args, path: { eq: path } }, context, info),
      args.path?.eq ?? "",
      mayReplace,
    ),
});

/** Declares those fields and completes `pageMetadata`. */
export function createResolvers({ createResolvers: declare }: CreateResolversArgs): void {
  const pageMetadata = metadataField(isProduction(readSiteSettings().mode));
  Reflect.apply(declare, undefined, [{ Query: { ...queryFields, pageMetadata } }]);
}
