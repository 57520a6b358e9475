import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import * as current from "../ui/icons";

/**
 * Writes `src/ui/icons.ts`: the drawings of the interface's icons, one export each, so that a page
 * carries the icons it shows and no other weight. `tsx src/tools/writeIcons.ts [new-icon …]` adds some.
 */
const assetsDir = path.resolve("node_modules/@phosphor-icons/core/assets/regular");

/** Drawings are 256 units wide and shown on a fraction of as many pixels: no tenth of a unit is seen. */
const rounded = (drawing: string): string =>
  drawing.replace(/\d+\.\d+/g, (number) => String(Number(Number(number).toFixed(1))));

export const exportName = (icon: string) =>
  icon.replace(/-([a-z0-9])/g, (_, letter: string) => letter.toUpperCase());
export const iconName = (name: string) =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

export function iconsModule(icons: readonly string[]): string {
  const lines = icons.map((icon) => {
    const svg = readFileSync(path.join(assetsDir, `${icon}.svg`), "utf8");
    const drawing = rounded(/ d="([^"]+)"/.exec(svg)?.[1] ?? "");
    return `export const ${exportName(icon)} =\n  "${drawing}";`;
  });
  return [
    "// Drawings of Phosphor Icons, regular weight (MIT, phosphoricons.com). Written by src/tools/writeIcons.ts.",
    ...lines,
    "",
  ].join("\n");
}

if (process.argv[1]?.endsWith("writeIcons.ts")) {
  const icons = [
    ...new Set([...Object.keys(current).map(iconName), ...process.argv.slice(2)]),
  ].sort();
  writeFileSync(path.resolve("src/ui/icons.ts"), iconsModule(icons));
}
