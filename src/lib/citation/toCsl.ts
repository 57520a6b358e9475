import type { CitedPaper } from "./citedPaper";
import { splitName } from "./personName";

const toCslName = (name: string, families: readonly string[]) => {
  const { given, family, suffix } = splitName(name, families);
  return given === "" ? { literal: family } : { family, given, suffix: suffix || undefined };
};

/**
 * CSL-JSON item (Citation Style Language). JSON omits undefined fields, so missing facts have no
 * field.
 */
export const toCsl = ({ journal, ...paper }: CitedPaper) => ({
  id: paper.bibkey,
  type: journal === null ? "paper-conference" : "article-journal",
  title: paper.title,
  author: paper.authors.map((name) => toCslName(name, paper.families)),
  "container-title": journal?.name ?? paper.booktitle,
  volume: journal?.volume,
  issue: journal?.issue ?? undefined,
  // CSL uses a hyphen in page ranges; processors insert the dash.
  page: paper.pages?.replace("–", "-"),
  issued: { "date-parts": [[paper.year, ...(paper.month === null ? [] : [paper.month])]] },
  publisher: paper.publisher,
  "publisher-place": paper.address,
  URL: paper.url,
  DOI: paper.doi ?? undefined,
  note: paper.note ?? undefined,
});
