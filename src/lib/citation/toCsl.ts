import type { CitedPaper } from "./citedPaper";
import { splitName } from "./personName";

/** A paper as an item of CSL-JSON, the data format of the Citation Style Language. */
export interface CslItem {
  id: string;
  type: "paper-conference" | "article-journal";
  title: string;
  author: ({ family: string; given: string; suffix?: string } | { literal: string })[];
  "container-title": string;
  volume?: string;
  issue?: string;
  page?: string;
  issued: { "date-parts": [[year: number, month: number]] };
  publisher: string;
  "publisher-place": string;
  URL: string;
  DOI?: string;
  note?: string;
}

const cslName = (name: string, families: readonly string[]) => {
  const { given, family, suffix } = splitName(name, families);
  if (given === "") return { literal: family };
  return { family, given, ...(suffix !== "" && { suffix }) };
};

/** The paper as CSL-JSON has it; a fact that the record lacks leaves no field. */
export function toCsl(paper: CitedPaper): CslItem {
  const issue = paper.journal?.issue ?? null;
  return {
    id: paper.bibkey,
    type: paper.journal === null ? "paper-conference" : "article-journal",
    title: paper.title,
    author: paper.authors.map((name) => cslName(name, paper.families)),
    "container-title": paper.journal?.name ?? paper.booktitle,
    ...(paper.journal !== null && { volume: paper.journal.volume }),
    ...(issue !== null && { issue }),
    // The format's page ranges have a hyphen; processors set the dash.
    ...(paper.pages !== null && { page: paper.pages.replace("–", "-") }),
    issued: { "date-parts": [[paper.year, paper.month]] },
    publisher: paper.publisher,
    "publisher-place": paper.address,
    URL: paper.url,
    ...(paper.doi !== null && { DOI: paper.doi }),
    ...(paper.note !== null && { note: paper.note }),
  };
}
