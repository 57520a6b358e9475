import { runChange } from "./runChange";
import { planRemoval } from "./planRename";

const USAGE = `npm run remove -- <kind> <name> [<address>] [--dry-run]
npm run remove -- article acl-2024 /article/list

Takes a record away, unless another still names it or leads to its page: then each place is listed.
With an address, links lead there instead, and so does the old address of the page.`;

void runChange(USAGE, [2, 3], (files, kind, [from = "", address]) =>
  planRemoval(files, { kind, from, address }),
);
