import { homePath } from "../routes/paths";

/** A path without query and fragment, and without a closing slash (META-02). */
export const metadataKey = (url: string) => {
  const path = url.split(/[?#]/, 1)[0] ?? homePath;
  return path.length > 1 ? path.replace(/\/+$/, "") : homePath;
};

/**
 * The metadata of a page. Where none is written, development says so by an error and production
 * shows the home page's (META-13, META-14).
 */
export function lookUpMetadata<Metadata extends { path: string }>(
  records: readonly Metadata[],
  url: string,
  isProduction: boolean,
): Metadata | undefined {
  const path = metadataKey(url);
  const found = records.find((record) => record.path === path);
  if (found) return found;
  if (!isProduction) throw new Error(`error reading SEO data not found for ${path}`);
  return records.find((record) => record.path === homePath);
}
