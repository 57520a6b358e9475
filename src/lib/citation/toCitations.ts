import type { CitationFormat, CitedPaper } from "./citedPaper";
import { toAclText, toApaText } from "./proseReferences";
import { toBibtex } from "./toBibtex";
import { toCsl } from "./toCsl";
import { toRis } from "./toRis";

/** Returns a file with the papers in this order. */
export function toCitations(papers: readonly CitedPaper[], format: CitationFormat): string {
  switch (format) {
    case "bibtex":
      return papers.map(toBibtex).join("\n");
    case "ris":
      return papers.map(toRis).join("");
    case "csl":
      return `${JSON.stringify(papers.map(toCsl), null, 2)}\n`;
    case "acl":
      return `${papers.map(toAclText).join("\n\n")}\n`;
    case "apa":
      return `${papers.map(toApaText).join("\n\n")}\n`;
  }
}
