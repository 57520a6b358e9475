import { searchIndexPath, searchPartPath } from "../../routes/paths";
import { fetchJson, memoizeOnce } from "../fetchJson";
import { isObject } from "../json";
import { prepareSearch, type SearchDocument, type SearchFile } from "./searchPages";

const isSearchFile = (value: unknown): value is SearchFile =>
  isObject(value) &&
  isObject(value.kinds) &&
  ["documents", "ignored", "terms", "facts"].every((key) => Array.isArray(value[key]));

const isDocuments = (value: unknown): value is SearchDocument[] => Array.isArray(value);

async function loadPart(part: number): Promise<SearchDocument[]> {
  const documents = await fetchJson(searchPartPath(part));
  if (!isDocuments(documents)) throw new Error(`${searchPartPath(part)} holds no documents`);
  return documents;
}

/** Fetches the files once per visit. After a failure, the next call tries again. */
export const loadSearchFile = memoizeOnce(async () => {
  const file = await fetchJson(searchIndexPath);
  if (!isSearchFile(file)) throw new Error(`${searchIndexPath} holds no search index`);
  const parts = await Promise.all(
    Array.from({ length: file.parts ?? 0 }, (_, at) => loadPart(at + 1)),
  );
  return { ...file, documents: [...file.documents, ...parts.flat()] };
});

export const loadSearchIndex = memoizeOnce(async () => prepareSearch(await loadSearchFile()));
