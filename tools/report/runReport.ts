import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { readContentFiles } from "../../content/contentFiles";
import { readSiteSettings } from "../../content/siteSettings";
import { builtSiteDir, listFiles } from "../../server/builtSite";
import { runCommand } from "../../server/runCommand";
import { capitalize } from "../../src/lib/text";
import { readRecords } from "../../content/checkContent";
import { getPages } from "../../content/referenceIndex";
import { type BuiltPage, readPages } from "./readPage";
import { findChangesSince, getMessages, type Report, reportCsv, reportPage } from "./reportPage";

export interface BuiltSite {
  publicDir: string;
  website: string;
  files: readonly string[];
  pages: readonly BuiltPage[];
  placeOf: ReadonlyMap<string, string>;
}

interface ReportCommand {
  name: string;
  about: string;
  moreUsage?: string;
  flags?: readonly string[];
  makeReport: (site: BuiltSite, flags: ReadonlySet<string>) => Report | Promise<Report>;
}

const MOST_LINES = 10;

const readPlaces = (): Map<string, string> =>
  new Map(
    readRecords(readContentFiles(process.cwd())).records.flatMap((record) =>
      getPages(record).map((page, index): [string, string] => {
        const field = record.type.metadataFields?.[index]?.field ?? "metadata";
        const line = record.document?.positionOf([field]).line ?? 1;
        return [page, `${record.file}:${line}`];
      }),
    ),
  );

/**
 * Runs a report on the built site (`PUBLIC_DIR`, default `public`).
 * Writes `reports/{name}.html` and `.csv`, and prints the findings and the changes since the last
 * run. With `--strict`, exit code 1 if there is an issue.
 */
export const runReport = ({ name, about, moreUsage = "", flags = [], makeReport }: ReportCommand) =>
  runCommand({
    usage: `npm run ${name} -- [flags]

Writes reports/${name}.html and .csv about ${about}, and prints what's to be done.

${moreUsage}  --strict    ends with 1 where there's an issue`,
    options: Object.fromEntries(
      ["strict", ...flags].map((flag) => [flag, { type: "boolean" } as const]),
    ),
    run: async (values) => {
      const given = new Set(Object.keys(values));
      const publicDir = builtSiteDir();
      const files = await listFiles(publicDir);
      const { website } = readSiteSettings().addresses;
      const pages = readPages(publicDir, files);
      const placeOf = readPlaces();
      const report = await makeReport({ publicDir, website, files, pages, placeOf }, given);
      mkdirSync("reports", { recursive: true });
      const file = `reports/${name}.csv`;
      const sheet = reportCsv(report);
      const since = existsSync(file) ? findChangesSince(readFileSync(file, "utf8"), sheet) : "";
      writeFileSync(`reports/${name}.html`, reportPage(report, since, website));
      writeFileSync(file, sheet);

      const messages = getMessages(report.rows);
      for (const { severity, text, about } of messages) {
        const lines = [...new Set(about)].map((line) => `\n  ${line}`);
        const more = lines.splice(MOST_LINES).length;
        const rest = more > 0 ? `\n  … and ${more} more` : "";
        console.log(`${capitalize(severity)}: ${text}${lines.join("")}${rest}`);
      }
      if (since !== "") console.log(since);
      console.log(`${report.summary} See reports/${name}.html and .csv.`);
      if (given.has("strict") && messages.some(({ severity }) => severity === "issue"))
        process.exitCode = 1;
    },
  });
