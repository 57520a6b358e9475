import { searchIndexPath } from "../../routes/paths";
import { fetchJson } from "../fetchJson";
import { isObject } from "../isObject";
import { once } from "../once";
import { prepareSearch, type SearchFile } from "./searchPages";

/** The file is written by our own build, so only the outermost shape is looked at. */
const isSearchFile = (value: unknown): value is SearchFile =>
  isObject(value) &&
  isObject(value.kinds) &&
  ["documents", "ignored", "terms", "facts"].every((key) => Array.isArray(value[key]));

/** What the search knows, fetched once per visit, when first asked for; after a failure the next call tries again. */
export const loadSearchFile = once(async () => {
  const file = await fetchJson(searchIndexPath);
  if (!isSearchFile(file)) throw new Error(`${searchIndexPath} holds no search index`);
  return file;
});

/** The index of all pages, made once per visit. */
export const loadSearchIndex = once(async () => prepareSearch(await loadSearchFile()));
