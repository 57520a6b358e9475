import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { readSiteSettings } from "../../gatsby/siteSettings";
import { builtSiteDir } from "../../server/builtSiteDir";
import { listFiles } from "../../server/host/listFiles";
import { runTool } from "../runTool";
import { type BuiltPage, readPages } from "./readPage";
import { type Report, reportPage } from "./reportPage";

/** The built site that a report is about. */
export interface BuiltSite {
  publicDir: string;
  /** The site's own address, such as `https://www.polysema.example`. */
  website: string;
  /** Every built file, as a path from the root. */
  files: readonly string[];
  pages: readonly BuiltPage[];
}

/** At most this many lines are printed; the report has them all. */
const MOST_LINES = 30;

/**
 * Runs a command that reports on the built site (`PUBLIC_DIR`, else `public`): writes the page
 * `reports/{name}.html` for marketing and prints what's to be done, the worst first. With `--strict`
 * it ends with 1 where there's an issue or a broken budget.
 */
export const runReport = (
  name: string,
  about: string,
  makeReport: (site: BuiltSite) => Report | Promise<Report>,
  /** The lines of its further flags. */
  moreUsage = "",
): Promise<void> =>
  runTool({
    usage: `npm run ${name} -- [flags]

Writes reports/${name}.html about ${about}, and prints what's to be done.

  ${moreUsage}--strict    ends with 1 where there's an issue or a broken budget
  --help      prints this`,
    flags: ["strict"],
    run: async (flags) => {
      const publicDir = builtSiteDir();
      const files = await listFiles(publicDir);
      const { website } = readSiteSettings().addresses;
      const pages = readPages(publicDir, files);
      const report = await makeReport({ publicDir, website, files, pages });
      mkdirSync("reports", { recursive: true });
      writeFileSync(path.join("reports", `${name}.html`), reportPage(report));

      const found = report.rows.flatMap(({ subject, findings }) =>
        findings.map(({ severity, text }) => ({ severity, line: `${subject}: ${text}` })),
      );
      const toDo = found.filter(({ severity }) => severity !== "look");
      const sorted = [...toDo, ...found.filter(({ severity }) => severity === "look")];
      for (const { line } of sorted.slice(0, MOST_LINES)) console.log(line);
      if (sorted.length > MOST_LINES)
        console.log(`… and ${String(sorted.length - MOST_LINES)} more.`);
      console.log(`${report.summary} See reports/${name}.html.`);
      if (flags.has("strict") && toDo.length > 0) process.exitCode = 1;
    },
  });
