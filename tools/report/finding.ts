/** From most to least urgent: `note` is a fact that needs no action. */
export const SEVERITIES = ["issue", "look", "note"] as const;

export interface Finding {
  severity: (typeof SEVERITIES)[number];
  /** The same for all findings of a kind, which are printed together. */
  text: string;
  detail: string;
  /** Page to open, if it isn't the row's own. */
  page: string;
}

const findingOf =
  (severity: Finding["severity"]) =>
  (text: string, detail = "", page = ""): Finding => ({ severity, text, detail, page });
/** Visitors or search engines notice it. */
export const problem = findingOf("issue");
/** A possible improvement. */
export const suggest = findingOf("look");
/** A fact that needs no action. */
export const note = findingOf("note");

export interface ReportRow {
  /** Address, or a picture's path from the project root. */
  subject: string;
  /** File and line to change, in a record if possible: `data/products/vera.json:14`. */
  place?: string | undefined;
  findings: readonly Finding[];
  facts: readonly string[];
}

/** Findings of one kind, with the rows that they're about. */
export type FindingGroup = Pick<Finding, "severity" | "text"> & {
  about: (Finding & ReportRow)[];
};

/** Groups findings by text: first those that a record can mend, then by severity. */
export function groupFindings(rows: readonly ReportRow[]): FindingGroup[] {
  const rank = ({ severity, place, subject }: Finding & ReportRow) => {
    const isOurs = severity !== "note" && (place ?? subject).startsWith("data/");
    return SEVERITIES.indexOf(severity) + (isOurs ? 0 : SEVERITIES.length);
  };
  const all = rows
    .flatMap((row) => row.findings.map((finding) => ({ ...row, ...finding })))
    .sort((a, b) => rank(a) - rank(b));
  const groups = new Map<string, FindingGroup>();
  for (const finding of all) {
    const { severity, text } = finding;
    const group = groups.get(text) ?? { severity, text, about: [] };
    group.about.push(finding);
    groups.set(text, group);
  }
  return [...groups.values()];
}
