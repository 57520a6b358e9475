import { readContentFiles } from "../../content/contentFiles";
import { kindNames, toRecordKind } from "../../content/recordKinds";
import { flag, runCommand } from "../../server/runCommand";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { formatList, pluralize } from "../../src/lib/text";
import { applyChanges, assertNoNewIssues } from "../fileChanges";
import { planRemoval, planRename } from "./planRename";

const RENAME_USAGE = `npm run rename -- <kind> <old name> <new name> [--dry-run]
npm run rename -- article acl-2024 acl-2024-in-bangkok

Renames a record, and with it the last part of its page's address. Renames its file, updates all
references and links, and redirects the old address to the new one.`;

const REMOVE_USAGE = `npm run remove -- <kind> <name> [<address>] [--dry-run]
npm run remove -- article acl-2024 /article/list

Removes a record. If other records refer to it or link to its page, lists these places and removes
nothing. With an address, changes the links to it and redirects the page's old address.`;

const [command, ...args] = process.argv.slice(2);
const isRename = command !== "remove";

/** `npm run rename` and `npm run remove`: the first argument names the command. */
void runCommand(
  {
    usage: `${isRename ? RENAME_USAGE : REMOVE_USAGE}

  <kind>      ${formatList(kindNames, "or")}
  --dry-run   shows what would change and writes nothing`,
    options: { "dry-run": flag },
    positionals: [isRename ? 3 : 2, 3],
    run: ({ "dry-run": isDryRun }, [kindWord = "", name = "", third]) => {
      const before = readContentFiles(process.cwd());
      const kind = toRecordKind(kindWord);
      const { from, to, texts, redirects, files } = isRename
        ? planRename(before, { kind, from: name, to: third ?? "" })
        : planRemoval(before, { kind, from: name, address: third });
      console.log(`${from} → ${to ?? "removed"}`);
      for (const file of texts.keys()) if (file !== to) console.log(file);
      for (const row of redirects) console.log(`${row.from} → ${row.to}`);
      assertNoNewIssues(before, files, new Map([[to, from]]));
      const written = `${pluralize(texts.size, "file")} written`;
      if (isDryRun) {
        console.log(`Nothing was changed. Without --dry-run: ${written}.`);
        return;
      }
      applyChanges(process.cwd(), { writes: texts, removes: [from] });
      console.log(`Done: ${written}, and the content check finds no new issue.`);
      if (redirects.length > 0)
        console.log(`A host that runs already reads ${REDIRECTS_FILE} when it is started again.`);
    },
  },
  args,
);
