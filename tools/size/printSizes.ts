import { getBudget } from "./budgets";
import { builtSiteDir } from "../../server/builtSite";
import { runCommand } from "../../server/runCommand";
import { findHeaviestByKind, MEASURES, measurePageSizes } from "./pageSizes";

const toKib = (bytes: number) => (bytes / 1024).toFixed(1);

void runCommand({
  usage: `npm run size

Prints the sizes of the heaviest page of each kind, in KiB of Brotli. The exit code is 1 if a budget
is exceeded.`,
  run: () => {
    const rows = [...findHeaviestByKind(measurePageSizes(builtSiteDir()))].map(([kind, bytes]) => {
      const sizes = MEASURES.map((measure): [string, string] => {
        const isOver = bytes[measure] > getBudget(kind)[measure];
        if (isOver) process.exitCode = 1;
        return [measure, `${toKib(bytes[measure])}${isOver ? " !" : ""}`];
      });
      return [kind, Object.fromEntries(sizes)] as const;
    });
    console.table(Object.fromEntries(rows));
  },
});
