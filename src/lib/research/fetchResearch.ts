import { citedPapersPath } from "../../routes/researchFiles";
import type { CitedPaper } from "../citation/citedPaper";
import { fetchJson } from "../fetchJson";
import { isObject } from "../isObject";
import { once } from "../once";

const isCitedPaper = (value: unknown): value is CitedPaper =>
  isObject(value) && typeof value.bibkey === "string" && Array.isArray(value.authors);

/** By prettyURL. Rejects if the request fails. */
export const fetchCitedPapers = once(async (): Promise<ReadonlyMap<string, CitedPaper>> => {
  const record = await fetchJson(citedPapersPath);
  if (!isObject(record)) throw new Error(`${citedPapersPath} holds no record`);
  return new Map(
    Object.entries(record).filter((entry): entry is [string, CitedPaper] => isCitedPaper(entry[1])),
  );
});
