import { searchIndexPath, searchPartPath } from "../routes/paths";
import { fetchJson, memoizeOnce } from "../lib/fetchJson";
import { isObject } from "../lib/json";
import { prepareSearch, type SearchDocument, type SearchFile } from "../lib/search/searchPages";

const isSearchFile = (value: unknown): value is SearchFile =>
  isObject(value) &&
  isObject(value.kinds) &&
  ["documents", "ignored", "terms", "facts"].every((key) => Array.isArray(value[key]));

const isDocuments = (value: unknown): value is SearchDocument[] => Array.isArray(value);

/** Fetches the files once per visit. After a failure, the next call tries again. */
export const loadSearchFile = memoizeOnce(async () => {
  const file = await fetchJson(searchIndexPath);
  if (!isSearchFile(file)) throw new Error(`${searchIndexPath} holds no search index`);
  const numbers = Array.from({ length: file.partCount ?? 0 }, (_, at) => at + 1);
  const parts = await Promise.all(numbers.map((part) => fetchJson(searchPartPath(part))));
  if (!parts.every(isDocuments)) throw new Error("A part of the search index holds no documents");
  return { ...file, documents: [...file.documents, ...parts.flat()] };
});

export const loadSearchIndex = memoizeOnce(async () => prepareSearch(await loadSearchFile()));
