import { runChange } from "./runChange";
import { planRemoval } from "./planRename";

const USAGE = `npm run remove -- <kind> <name> [<address>] [--dry-run]
npm run remove -- article acl-2024 /article/list

Removes a record. If other records refer to it or link to its page, lists these places and removes
nothing. With an address, changes the links to it and redirects the page's old address.`;

void runChange(USAGE, [2, 3], (files, kind, [from = "", address]) =>
  planRemoval(files, { kind, from, address }),
);
