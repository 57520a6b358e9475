import { getBudget } from "./budgets";
import { builtSiteDir } from "../../server/builtSite";
import { runCommand } from "../../server/runCommand";
import {
  listBuiltScripts,
  getCompressedSize,
  findHeaviestByKind,
  MEASURES,
  measurePageSizes,
} from "./pageSizes";

const toKib = (bytes: number) => (bytes / 1024).toFixed(1);

void runCommand({
  usage: `npm run size

Prints the sizes of each kind of page and each script of the built site, in KiB of brotli. The exit
code is 1 if a budget is exceeded.`,
  run: () => {
    const publicDir = builtSiteDir();
    const rows = [...findHeaviestByKind(measurePageSizes(publicDir))].map(([kind, bytes]) => {
      const sizes = MEASURES.map((measure): [string, string] => {
        const isOver = bytes[measure] > getBudget(kind)[measure];
        if (isOver) process.exitCode = 1;
        return [measure, `${toKib(bytes[measure])}${isOver ? " !" : ""}`];
      });
      return [kind, Object.fromEntries(sizes)] as const;
    });
    console.table(Object.fromEntries(rows));
    const scripts = listBuiltScripts(publicDir)
      .map((name) => ({ name, size: getCompressedSize(publicDir, name) }))
      .sort((a, b) => b.size - a.size);
    console.table(scripts.map(({ name, size }) => ({ name, KiB: toKib(size) })));
  },
});
