import { readContentFiles } from "../content/contentFiles";
import { runCommand } from "../server/runCommand";
import { isObject } from "../src/lib/json";
import { compareTexts } from "../src/lib/text";
import { getGoLiveMs, isLive } from "../src/kinds/getGoLiveMs";
import { readRecords } from "../content/checkContent";

void runCommand({
  usage: `npm run drafts

Lists what visitors can't see yet: scheduled records in the order of their dates, then drafts.`,
  run: () => {
    const { records } = readRecords(readContentFiles(process.cwd()));
    const waiting = records.flatMap(({ file, document }) => {
      const record = document?.value;
      if (!isObject(record) || isLive(record, Date.now())) return [];
      const ms = getGoLiveMs(record);
      const { publishAt } = record;
      const when = typeof publishAt === "string" && ms !== Infinity ? publishAt : "draft";
      return [{ file, ms, when }];
    });
    const rows = waiting.sort((a, b) => a.ms - b.ms || compareTexts(a.file, b.file));
    const width = Math.max(...rows.map(({ when }) => when.length));
    for (const { file, when } of rows) console.log(`${when.padEnd(width)}  ${file}`);
    if (rows.length === 0) console.log("Everything is live.");
  },
});
