import { abstractIndexPath, citedPapersPath } from "../../routes/researchFiles";
import type { CitedPaper } from "../citation/citedPaper";
import { fetchJson } from "../fetchJson";
import { isObject } from "../isObject";
import { once } from "../once";

/** A file of our own build with something for each paper, by prettyURL. Rejects if it can't be fetched. */
const fetchByPaper = <Value>(path: string, isValue: (value: unknown) => value is Value) =>
  once(async (): Promise<ReadonlyMap<string, Value>> => {
    const record = await fetchJson(path);
    if (!isObject(record)) throw new Error(`${path} holds no record`);
    return new Map(
      Object.entries(record).filter((entry): entry is [string, Value] => isValue(entry[1])),
    );
  });

/** Fetches the folded abstracts. */
export const fetchAbstracts = fetchByPaper(abstractIndexPath, (value) => typeof value === "string");

/** Fetches the facts of all references. */
export const fetchCitedPapers = fetchByPaper(
  citedPapersPath,
  (value): value is CitedPaper =>
    isObject(value) && typeof value.bibkey === "string" && Array.isArray(value.authors),
);
