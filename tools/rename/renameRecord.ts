import { runChange } from "./runChange";
import { planRename } from "./planRename";

const USAGE = `npm run rename -- <kind> <old name> <new name> [--dry-run]
npm run rename -- article acl-2024 acl-2024-in-bangkok

Renames a record, and with it the last part of its page's address. Renames its file, updates all
references and links, and redirects the old address to the new one.`;

void runChange(USAGE, [3, 3], (files, kind, [from = "", to = ""]) =>
  planRename(files, { kind, from, to }),
);
