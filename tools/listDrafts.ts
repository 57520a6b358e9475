import { readContentFiles } from "../content/contentFiles";
import { runCommand } from "../server/runCommand";
import { getText, isObject } from "../src/lib/json";
import { compareTexts } from "../src/lib/text";
import { getGoLiveMs } from "../src/kinds/getGoLiveMs";
import { readRecords } from "../content/checkContent";

void runCommand({
  usage: `npm run drafts

Lists what visitors can't see yet: scheduled records in the order of their dates, then drafts.`,
  run: () => {
    const { records } = readRecords(readContentFiles(process.cwd()));
    const rows = records
      .map(({ file, document }) => {
        const ms = getGoLiveMs(isObject(document?.value) ? document.value : {});
        const publishAt = getText(document?.value, "publishAt");
        return { file, ms, when: (ms < Infinity && publishAt) || "draft" };
      })
      .filter(({ ms }) => ms > Date.now())
      .sort((a, b) => a.ms - b.ms || compareTexts(a.file, b.file));
    const width = Math.max(...rows.map(({ when }) => when.length));
    for (const { file, when } of rows) console.log(`${when.padEnd(width)}  ${file}`);
    if (rows.length === 0) console.log("Everything is live.");
  },
});
