/** How much a finding matters: an issue that visitors or engines notice, something to look at, all well. */
export type Severity = "issue" | "look" | "good";

/** One line of a report: what it is about, and what is wrong with what to write instead. */
export interface Finding {
  severity: Severity;
  /** A few words, printed in bold. */
  subject: string;
  /** The sentence that follows the subject, as text. */
  text: string;
}

const WORST_FIRST: Readonly<Record<Severity, number>> = { issue: 100, look: 1, good: 0 };

/** How bad a row is, for its place in the order "worst first": one issue outweighs any number of hints. */
export const badness = (findings: readonly Finding[]): number =>
  findings.reduce((sum, { severity }) => sum + WORST_FIRST[severity], 0);

/** Whether any finding has this severity. */
export const hasSeverity = (findings: readonly Finding[], severity: Severity): boolean =>
  findings.some((finding) => finding.severity === severity);
