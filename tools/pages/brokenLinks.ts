import fastq from "fastq";
import { getMessage } from "../../src/lib/errors";
import { createPlaceFinder } from "../report/namedAt";
import { problem, type ReportRow } from "../report/reportPage";
import type { BuiltSite } from "../report/runReport";

const AT_ONCE = 6;
const TIMEOUT_MS = 15_000;

export async function findBrokenLinks({ pages, website }: BuiltSite): Promise<ReportRow[]> {
  const links = new Set(pages.flatMap((page) => page.links));
  const getPlaces = createPlaceFinder(process.cwd());
  const queue = fastq.promise(async (link: string): Promise<ReportRow[]> => {
    const answer = await fetch(link, { signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      ({ ok, status }) => (ok ? "" : `answers ${status}`),
      getMessage,
    );
    if (answer === "") return [];
    const finding = problem(
      "A link doesn't open: mend it, if it doesn't open by hand either.",
      answer,
    );
    const linking = pages.filter((page) => page.links.includes(link)).map(({ path }) => path);
    return [{ subject: link, place: getPlaces(link)[0], findings: [finding], cells: [linking] }];
  }, AT_ONCE);
  const others = [...links].filter((link) => new URL(link).origin !== website);
  return (await Promise.all(others.map((link) => queue.push(link)))).flat();
}
