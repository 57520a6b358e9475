import { abstractIndexPath, citedPapersPath } from "../../routes/researchFiles";
import type { CitedPaper } from "../citation/citedPaper";
import { fetchJson } from "../fetchJson";
import { isObject } from "../isObject";
import { once } from "../once";
import type { AbstractIndex } from "./explore";

/** Files written by our own build, so only their outermost shape is looked at. */
async function fetchRecord(path: string): Promise<Record<string, unknown>> {
  const record = await fetchJson(path);
  if (!isObject(record)) throw new Error(`${path} holds no record`);
  return record;
}

/** Fetches the folded abstracts by prettyURL. Rejects if it can't. */
export const fetchAbstracts = once(async (): Promise<AbstractIndex> => {
  const record = await fetchRecord(abstractIndexPath);
  return new Map(
    Object.entries(record).flatMap(([prettyURL, text]) =>
      typeof text === "string" ? [[prettyURL, text]] : [],
    ),
  );
});

const isCitedPaper = (value: unknown): value is CitedPaper =>
  isObject(value) && typeof value.bibkey === "string" && Array.isArray(value.authors);

/** Fetches the facts of all references by prettyURL. Rejects if it can't. */
export const fetchCitedPapers = once(async (): Promise<ReadonlyMap<string, CitedPaper>> => {
  const record = await fetchRecord(citedPapersPath);
  return new Map(
    Object.entries(record).flatMap(([prettyURL, paper]) =>
      isCitedPaper(paper) ? [[prettyURL, paper]] : [],
    ),
  );
});
