import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { runCommand } from "../lib/runCommand";

const ASSETS_DIR = path.resolve("node_modules/@phosphor-icons/core/assets/regular");
const ICONS_DIR = path.resolve("src/ui/icons");

/** Drawings are 256 units wide and shown on a fraction of as many pixels: no tenth of a unit is seen. */
const rounded = (drawing: string): string =>
  drawing.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));

const exportName = (icon: string) =>
  icon.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
const iconName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const iconModule = (icon: string): string => {
  const svg = readFileSync(path.join(ASSETS_DIR, `${icon}.svg`), "utf8");
  const drawing = rounded(/ d="([^"]+)"/.exec(svg)?.[1] ?? "");
  return [
    "// A drawing of Phosphor Icons, regular weight (MIT, phosphoricons.com), by src/tools/writeIcons.ts.",
    `export const ${exportName(icon)} =\n  "${drawing}";`,
    "",
  ].join("\n");
};

/**
 * Writes the drawings of the interface's icons to `src/ui/icons`, a file each, so that a page
 * carries the icons it shows and no others. `tsx src/tools/writeIcons.ts [new-icon …]` adds some.
 */
function writeIcons(): void {
  mkdirSync(ICONS_DIR, { recursive: true });
  const known = readdirSync(ICONS_DIR).map((file) => iconName(path.basename(file, ".ts")));
  for (const icon of new Set([...known, ...process.argv.slice(2)])) {
    writeFileSync(path.join(ICONS_DIR, `${exportName(icon)}.ts`), iconModule(icon));
  }
}

void runCommand(writeIcons);
