import type { PreviewIssue, PreviewReport } from "../../lib/previewReport";
import { withCapital } from "../../lib/withCapital";

/** The issues of the page at hand and those of all others, in the order of the check. */
export interface SortedIssues {
  own: readonly PreviewIssue[];
  others: readonly PreviewIssue[];
}

/** Sorts the issues by whether the record makes the page at a path, or any page. */
export function sortIssues({ issues }: PreviewReport, path: string): SortedIssues {
  const isOwn = ({ pages }: PreviewIssue) => pages === null || pages.includes(path);
  return { own: issues.filter(isOwn), others: issues.filter((issue) => !isOwn(issue)) };
}

/** What is wrong, and what to write instead: the check separates them by a semicolon outside of quotes. */
export function getParts(message: string): { wrong: string; advice: string | undefined } {
  const [, wrong = message, advice] = /^((?:"(?:[^"\\]|\\.)*"|[^;])*?); (.+)$/s.exec(message) ?? [];
  return {
    wrong,
    advice: advice && withCapital(advice),
  };
}

/** The number of different files among issues. */
export const getRecords = (issues: readonly PreviewIssue[]): number =>
  new Set(issues.map(({ file }) => file)).size;
