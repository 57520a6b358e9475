import path from "node:path";
import { readContentFiles } from "../../content/contentFiles";
import {
  fixPicture,
  type PictureResult,
  readBudgets,
  renameReferences,
} from "../../content/fixPictures";
import { getMessage } from "../../src/lib/errors";

/** Fixes pictures and prints results; writes new names into records. Exit code 1 if one fails. */
export async function fixPictures(files: readonly string[]): Promise<void> {
  const projectDir = process.cwd();
  const budgets = readBudgets(readContentFiles(projectDir));
  if (!budgets) throw new Error("data/site/image-budgets.json can't be read; fix it first");
  for (const name of files) {
    const file = path.relative(projectDir, path.resolve(name)).replaceAll("\\", "/");
    const left = (message: string): PictureResult => ({ file, isFixed: false, message });
    const { isFixed, ...result } = /\.(?:jpg|png)$/.test(file)
      ? await fixPicture(projectDir, file, budgets).catch((error: unknown) =>
          left(getMessage(error)),
        )
      : left("is no .jpg or .png");
    console.log(`${result.file}: ${isFixed ? "" : "not fixed, "}${result.message}`);
    if (!isFixed) process.exitCode = 1;
  }
  for (const file of await renameReferences(projectDir, readContentFiles(projectDir)))
    console.log(`${file}: names the new file now`);
}
