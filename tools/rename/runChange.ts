import type { ContentFiles } from "../../content/checkFiles";
import { readContentFiles } from "../../content/contentFiles";
import { kindNames, type RecordKind, toRecordKind } from "../../content/recordKinds";
import { flag, runCommand } from "../../server/runCommand";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { formatList, pluralize } from "../../src/lib/text";
import { applyChanges, assertNoNewIssues } from "../fileChanges";
import type { ChangePlan } from "./planRename";

/** Runs a command that takes a kind of record, a name and further arguments, and changes files. */
export const runChange = (
  usage: string,
  positionals: readonly [number, number],
  plan: (files: ContentFiles, kind: RecordKind, names: readonly string[]) => ChangePlan,
) =>
  runCommand({
    usage: `${usage}

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing`,
    options: { "dry-run": flag },
    positionals,
    run: (values, [kindWord = "", ...names]) => {
      const before = readContentFiles(process.cwd());
      const { from, to, texts, redirects, files } = plan(before, toRecordKind(kindWord), names);
      console.log(`${from} → ${to ?? "removed"}`);
      for (const file of texts.keys()) if (file !== to) console.log(file);
      for (const row of redirects) console.log(`${row.from} → ${row.to}`);
      assertNoNewIssues(before, files, new Map([[to, from]]));
      const written = `${pluralize(texts.size, "file")} written`;
      if (values["dry-run"]) {
        console.log(`Nothing was changed. Without --dry-run: ${written}.`);
        return;
      }
      applyChanges(process.cwd(), { writes: texts, removes: [from] });
      console.log(`Done: ${written}, and the content check finds no new issue.`);
      if (redirects.length > 0)
        console.log(`A host that runs already reads ${REDIRECTS_FILE} when it is started again.`);
    },
  });
