import { readdir } from "node:fs/promises";
import path from "node:path";

/**
 * Lists all files below a folder as sorted paths with a leading `/` and forward slashes.
 * Doesn't follow links, unlike `readdir` with `recursive` from Node 24 on.
 */
export async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  const files = entries.map(async (entry) => {
    const below = entry.isDirectory() ? await listFiles(path.join(folder, entry.name)) : [];
    const own = entry.isFile() ? [""] : [];
    return [...own, ...below].map((file) => `/${entry.name}${file}`);
  });
  return (await Promise.all(files)).flat().sort();
}
