import { homePath } from "../src/routes/paths";

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
