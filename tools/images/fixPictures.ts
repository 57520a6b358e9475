import path from "node:path";
import { readContentFiles } from "../../content/contentFiles";
import {
  mendPicture,
  type PictureResult,
  readBudgets,
  renameReferences,
} from "../../content/mendPictures";
import { getMessage } from "../../src/lib/errors";

/**
 * Mends pictures so that the check accepts them, rewrites references to those with a new name, and
 * prints the result of each. Exit code 1 if one can't be mended.
 */
export async function fixPictures(files: readonly string[]): Promise<void> {
  const projectDir = process.cwd();
  const budgets = readBudgets(readContentFiles(projectDir));
  if (!budgets) throw new Error("data/site/image-budgets.json can't be read; fix it first");
  for (const name of files) {
    const file = path.relative(projectDir, path.resolve(name)).replaceAll("\\", "/");
    const left = (message: string): PictureResult => ({ file, isMended: false, message });
    const { isMended, ...result } = /\.(?:jpg|png)$/.test(file)
      ? await mendPicture(projectDir, file, budgets).catch((error: unknown) =>
          left(getMessage(error)),
        )
      : left("is no .jpg or .png");
    console.log(`${result.file}: ${isMended ? "" : "not mended, "}${result.message}`);
    if (!isMended) process.exitCode = 1;
  }
  for (const file of await renameReferences(projectDir, readContentFiles(projectDir)))
    console.log(`${file}: names the new file now`);
}
