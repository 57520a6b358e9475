import type { CitationFormat } from "./citationFormats";
import type { CitedPaper } from "./citedPaper";
import { toPlainText, type Reference } from "./reference";
import { toAclReference } from "./toAclReference";
import { toApaText } from "./toApaText";
import { toBibtex } from "./toBibtex";
import { toCsl } from "./toCsl";
import { toRis } from "./toRis";

/** Papers as they are shown in a format for people; null for one that is data for programs. */
export function toReferences(
  papers: readonly CitedPaper[],
  format: CitationFormat,
): readonly Reference[] | null {
  switch (format) {
    case "acl":
      return papers.map(toAclReference);
    case "apa":
      return papers.map((paper) => [toApaText(paper)]);
    default:
      return null;
  }
}

/** Papers in a format, in their order: the whole text of a file or of what is copied. */
export function toCitations(papers: readonly CitedPaper[], format: CitationFormat): string {
  switch (format) {
    case "bibtex":
      return papers.map(toBibtex).join("\n");
    case "ris":
      return papers.map(toRis).join("");
    case "csl":
      return `${JSON.stringify(papers.map(toCsl), null, 2)}\n`;
    case "acl":
      return `${papers.map((paper) => toPlainText(toAclReference(paper))).join("\n\n")}\n`;
    case "apa":
      return `${papers.map(toApaText).join("\n\n")}\n`;
  }
}
