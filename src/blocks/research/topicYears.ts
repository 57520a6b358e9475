import { nothingChosen, type ChosenValues } from "../../routes/researchQuery";
import { explore } from "./explore";
import type { PaperIndex } from "./paperIndex";

export const ALL = "";

export const chooseTopicYear = (chosen: ChosenValues, topic: string, year: string) => ({
  ...chosen,
  topics: topic === ALL ? nothingChosen.topics : [topic],
  years: year === ALL ? nothingChosen.years : [year],
});

/** Counts papers by topic and year. Ignores the table's own filters, which would leave one cell. */
export function countTopicYears(
  index: PaperIndex,
  chosen: ChosenValues,
  searched?: ReadonlySet<string>,
): (topic: string, year: string) => number {
  const found = new Set(explore(index, chooseTopicYear(chosen, ALL, ALL), searched).found);
  const counts = new Map<string, number>();
  for (const { paper, keys } of index.papers) {
    if (!found.has(paper)) continue;
    for (const topic of [ALL, ...keys.topics]) {
      for (const year of [ALL, ...keys.years]) {
        const cell = `${topic} ${year}`;
        counts.set(cell, (counts.get(cell) ?? 0) + 1);
      }
    }
  }
  return (topic, year) => counts.get(`${topic} ${year}`) ?? 0;
}
