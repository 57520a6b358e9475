import type { PreviewFault, PreviewReport } from "../../lib/previewReport";
import { withCapital } from "../../lib/withCapital";

/** The faults of the page at hand and those of all others, in the order of the check. */
export interface SortedFaults {
  own: readonly PreviewFault[];
  others: readonly PreviewFault[];
}

/** Sorts the faults by whether the record makes the page at a path, or any page. */
export function sortFaults({ faults }: PreviewReport, path: string): SortedFaults {
  const isOwn = ({ pages }: PreviewFault) => pages === null || pages.includes(path);
  return { own: faults.filter(isOwn), others: faults.filter((fault) => !isOwn(fault)) };
}

/** What is wrong, and what to write instead: the check parts them by a semicolon outside of quotes. */
export function partsOf(message: string): { wrong: string; advice: string | undefined } {
  const [, wrong = message, advice] = /^((?:"(?:[^"\\]|\\.)*"|[^;])*?); (.+)$/s.exec(message) ?? [];
  return {
    wrong,
    advice: advice && withCapital(advice),
  };
}

/** The number of different files among faults. */
export const recordsOf = (faults: readonly PreviewFault[]): number =>
  new Set(faults.map(({ file }) => file)).size;
