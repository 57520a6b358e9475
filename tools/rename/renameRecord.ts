import { runChange } from "./runChange";
import { planRename } from "./planRename";

const USAGE = `npm run rename -- <kind> <old name> <new name> [--dry-run]
npm run rename -- article acl-2024 acl-2024-in-bangkok

Gives a record another name, which is also the last part of its page's address. Its file, all
references and links follow, and the old address leads to the new one.`;

void runChange(USAGE, [3, 3], (files, kind, [from = "", to = ""]) =>
  planRename(files, { kind, from, to }),
);
