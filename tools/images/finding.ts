import { groupBy } from "../../src/lib/lists";
import { capitalize } from "../../src/lib/text";

export interface Finding {
  /** `issue` if visitors notice the problem, `suggestion` for a possible improvement. */
  severity: "issue" | "suggestion";
  /** Heading under which all findings with this text are printed. */
  text: string;
  detail: string;
  /** Page on which the problem appears; empty if the finding has none. */
  page: string;
}

const createFinding =
  (severity: Finding["severity"]) =>
  (text: string, detail = "", page = ""): Finding => ({ severity, text, detail, page });
export const reportIssue = createFinding("issue");
export const suggest = createFinding("suggestion");

export interface ReportRow {
  /** Page, or a picture's path from the project root. */
  subject: string;
  /** File and line to change, in a record if possible: `data/products/vera.json:14`. */
  place: string | undefined;
  findings: readonly Finding[];
  facts: readonly string[];
}

/** Groups findings by severity and text: first those in `data/`, issues before suggestions. */
export function groupFindings(rows: readonly ReportRow[]) {
  const rank = ({ severity, place, subject }: Finding & ReportRow) =>
    (severity === "issue" ? 0 : 1) + ((place ?? subject).startsWith("data/") ? 0 : 2);
  const all = rows
    .flatMap((row) => row.findings.map((finding) => ({ ...row, ...finding })))
    .sort((a, b) => rank(a) - rank(b));
  return groupBy(all, ({ severity, text }) => `${capitalize(severity)}: ${text}`);
}
