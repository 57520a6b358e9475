import { searchIndexPath } from "../../routes/paths";
import { fetchJson, memoizeOnce } from "../fetchJson";
import { isObject } from "../json";
import { prepareSearch, type SearchFile } from "./searchPages";

const isSearchFile = (value: unknown): value is SearchFile =>
  isObject(value) &&
  isObject(value.kinds) &&
  ["documents", "ignored", "terms", "facts"].every((key) => Array.isArray(value[key]));

/** Fetches the file once per visit. After a failure, the next call tries again. */
export const loadSearchFile = memoizeOnce(async () => {
  const file = await fetchJson(searchIndexPath);
  if (!isSearchFile(file)) throw new Error(`${searchIndexPath} holds no search index`);
  return file;
});

export const loadSearchIndex = memoizeOnce(async () => prepareSearch(await loadSearchFile()));
