import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const NOT_OURS = /^\.|^(?:node_modules|public|reports|coverage|static|docs|__tests__)$/;
const TEXTS = /\.(?:css|json|tsx?)$/;

/**
 * Returns a search for places in records and code that contain a file name or address.
 * Matches whole names only. Places look like `data/products/vera.json:14`; records come first.
 */
export function createPlaceFinder(projectDir: string): (name: string) => string[] {
  const folders = readdirSync(projectDir, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !NOT_OURS.test(entry.name))
    .map(({ name }) => name);
  const texts = folders.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => TEXTS.test(file))
      .map((file) => path.join(folder, file))
      .map((file) => ({ file, text: readFileSync(path.join(projectDir, file), "utf8") })),
  );
  return (name) => {
    const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
    const whole = new RegExp(`(?<![\\w-])${escaped}(?![\\w/-])`);
    return texts
      .filter(({ text }) => text.includes(name))
      .flatMap(({ file, text }) =>
        text.split("\n").flatMap((line, index) => (whole.test(line) ? `${file}:${index + 1}` : [])),
      );
  };
}
