import type { CitedPaper } from "./citedPaper";
import { isoMonth } from "../text";
import { formatFamilyFirst } from "./personName";

const LINE_END = "\r\n";

/**
 * RIS record for reference managers. Missing facts have no line; line breaks in values become
 * spaces.
 */
export function toRis(paper: CitedPaper): string {
  const { journal } = paper;
  const [firstPage, lastPage] = paper.pages?.split("–") ?? [];
  const lines: [string, string | null | undefined][] = [
    ["TY", journal === null ? "CONF" : "JOUR"],
    ["ID", paper.bibkey],
    ["TI", paper.title],
    ...paper.authors.map((name): [string, string] => [
      "AU",
      formatFamilyFirst(name, paper.families),
    ]),
    ["T2", journal?.name ?? paper.booktitle],
    // Some reference managers read the proceedings title only from this field.
    ["C3", journal === null ? paper.booktitle : null],
    ["VL", journal?.volume],
    ["IS", journal?.issue],
    ["PY", String(paper.year)],
    ["DA", `${isoMonth(paper.year, paper.month).replace("-", "/")}//`],
    ["SP", firstPage],
    ["EP", lastPage],
    ["CY", paper.address],
    ["PB", paper.publisher],
    ["DO", paper.doi],
    ["UR", paper.url],
    ["N1", paper.note],
  ];
  const written = lines.flatMap(([tag, value]) =>
    value === null || value === undefined ? [] : [`${tag}  - ${value.replace(/[ \t\n\r]+/g, " ")}`],
  );
  return [...written, "ER  - ", ""].join(LINE_END);
}
