import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readContentFiles } from "../../gatsby/contentFiles";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { withCapital } from "../../src/lib/text";
import { readRecords } from "../check/checkContent";
import { getPages } from "../check/referenceIndex";
import { runTool } from "../runTool";
import { type BuiltPage, readPages } from "./readPage";
import { changesSince, getMessages, type Report, reportCsv, reportPage } from "./reportPage";

/** The built site that a report is about. */
export interface BuiltSite {
  publicDir: string;
  /** The site's own address, such as `https://www.polysema.example`. */
  website: string;
  /** Every built file, as a path from the root. */
  files: readonly string[];
  pages: readonly BuiltPage[];
  /** Where the record of a page says what others are told of it. */
  placeOf: ReadonlyMap<string, string>;
}

interface ReportCommand {
  name: string;
  about: string;
  /** The lines of its further flags, and their names. */
  moreUsage?: string;
  flags?: readonly string[];
  makeReport: (site: BuiltSite, flags: ReadonlySet<string>) => Report | Promise<Report>;
}

/** At most this many lines are printed of each message; the report has them all. */
const MOST_LINES = 10;

/** The place in its record of what engines are told of each page. */
const readPlaces = (): Map<string, string> =>
  new Map(
    readRecords(readContentFiles(process.cwd())).records.flatMap((record) =>
      getPages(record).map((page, index): [string, string] => {
        const field = record.type.described?.[index]?.field ?? "metadata";
        const line = record.document?.positionOf([field]).line ?? 1;
        return [page, `${record.file}:${line}`];
      }),
    ),
  );

/**
 * Runs a command that reports on the built site (`PUBLIC_DIR`, else `public`): writes
 * `reports/{name}.html` and `.csv` for marketing and prints what's to be done, what marketing can
 * change first, and what has changed since the last time. With `--strict` it ends with 1 where there's
 * an issue.
 */
export const runReport = ({ name, about, moreUsage = "", flags = [], makeReport }: ReportCommand) =>
  runTool({
    usage: `npm run ${name} -- [flags]

Writes reports/${name}.html and .csv about ${about}, and prints what's to be done.

${moreUsage}  --strict    ends with 1 where there's an issue
  --help      prints this`,
    flags: ["strict", ...flags],
    run: async (given) => {
      const publicDir = builtSiteDir();
      const files = await listFiles(publicDir);
      const { website } = readSiteSettings().addresses;
      const pages = readPages(publicDir, files);
      const placeOf = readPlaces();
      const report = await makeReport({ publicDir, website, files, pages, placeOf }, given);
      mkdirSync("reports", { recursive: true });
      const file = `reports/${name}.csv`;
      const sheet = reportCsv(report);
      const since = existsSync(file) ? changesSince(readFileSync(file, "utf8"), sheet) : "";
      writeFileSync(`reports/${name}.html`, reportPage(report, since));
      writeFileSync(file, sheet);

      const messages = getMessages(report.rows);
      for (const { severity, text, about } of messages) {
        const lines = [...new Set(about)].map((line) => `\n  ${line}`);
        const more = lines.splice(MOST_LINES).length;
        const rest = more > 0 ? `\n  … and ${more} more` : "";
        console.log(`${withCapital(severity)}: ${text}${lines.join("")}${rest}`);
      }
      if (since !== "") console.log(since);
      console.log(`${report.summary} See reports/${name}.html and .csv.`);
      if (given.has("strict") && messages.some(({ severity }) => severity === "issue"))
        process.exitCode = 1;
    },
  });
