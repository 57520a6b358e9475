import { execFileSync } from "node:child_process";
import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { reportContent } from "../../content/checkContent";
import { readContent } from "../../content/contentFiles";
import { CHECKED_DIR } from "../../content/siteSettings";
import type { ContentFiles } from "../../content/checkFiles";
import { checkPicture, type Picture } from "../../content/pictureFormat";
import type { ContentIssue } from "../../src/lib/issue";

type Content = Pick<ContentFiles, "records" | "images" | "pictures">;

/** Returns the files of `data/` with errors, without pictures. Ignores errors of picture sizes. */
const findBroken = (issues: readonly ContentIssue[]): Set<string> =>
  new Set(
    issues
      .filter(({ severity, rule }) => severity === "error" && rule !== "picture-size")
      .map(({ file }) => file)
      .filter((file) => file.startsWith("data/") && !file.startsWith("data/images/")),
  );

/** True if `findBroken` finds no file. */
export const isBuildable = (issues: readonly ContentIssue[]): boolean =>
  findBroken(issues).size === 0;

const isSound = (file: string, picture: Picture | undefined): boolean =>
  picture === undefined || checkPicture(file.replace("data/", "../"), picture) === undefined;

const isSame = (one: Uint8Array | undefined, other: Uint8Array | undefined): boolean =>
  one === other || (one !== undefined && other !== undefined && Buffer.compare(one, other) === 0);

/**
 * Returns the current content with broken files in their last good version, or without them if they
 * have none. If errors remain, restores removed records, to which others may refer. If that isn't
 * enough, returns the last good content, or the current content if the good one has errors by now.
 */
export function chooseContent(current: ContentFiles, good: Content, nowMs: number): ContentFiles {
  const sound = current.images.filter((file) => isSound(file, current.pictures.get(file)));
  const records = new Map(current.records);
  const files = {
    ...current,
    records,
    images: [...new Set([...sound, ...good.images])],
    pictures: new Map([
      ...good.pictures,
      ...[...current.pictures].filter(([file, picture]) => isSound(file, picture)),
    ]),
  };
  for (;;) {
    const broken = findBroken(reportContent(files, nowMs).issues);
    if (broken.size === 0) return files;
    const toReplace = [...broken].filter(
      (file) => !isSame(records.get(file), good.records.get(file)),
    );
    const removed = [...good.records].filter(([file]) => !records.has(file));
    if (toReplace.length === 0 && removed.length === 0) {
      const before = { ...current, ...good };
      return isBuildable(reportContent(before, nowMs).issues) ? before : current;
    }
    for (const file of toReplace) {
      const last = good.records.get(file);
      if (last) records.set(file, last);
      else records.delete(file);
    }
    if (toReplace.length === 0) for (const [file, bytes] of removed) records.set(file, bytes);
  }
}

/** Returns the content that `writeChecked` stored last, or else that of Git's index, if any. */
export async function readChecked(projectDir: string): Promise<Content> {
  const dir = path.join(projectDir, CHECKED_DIR);
  if (!existsSync(dir)) {
    const git = (args: readonly string[], input?: Buffer) =>
      execFileSync("git", args, { cwd: projectDir, input, stdio: ["pipe", "pipe", "ignore"] });
    try {
      const names = git(["ls-files", "-z", "data"]);
      git(["checkout-index", "-z", "--stdin", `--prefix=${CHECKED_DIR}/`], names);
    } catch {
      // Without Git there is no earlier version.
    }
  }
  return readContent(dir);
}

/** Updates the folder of checked content: new records before changed ones, removals last. */
export function writeChecked(projectDir: string, next: Content, before: Content): void {
  const target = (file: string) => path.join(projectDir, CHECKED_DIR, file);
  const images = next.images.filter(
    (file) => next.pictures.get(file) !== before.pictures.get(file),
  );
  const isKnown = ([file]: readonly [string, Uint8Array]) => before.records.has(file);
  const records = [...next.records]
    .filter(([file, bytes]) => !isSame(bytes, before.records.get(file)))
    .sort((one, other) => Number(isKnown(one)) - Number(isKnown(other)));
  const kept = new Set([...next.images, ...next.records.keys()]);
  const removed = [...before.records.keys(), ...before.images].filter((file) => !kept.has(file));
  for (const file of [...images, ...records.map(([name]) => name)])
    mkdirSync(path.dirname(target(file)), { recursive: true });
  for (const file of images) copyFileSync(path.join(projectDir, file), target(file));
  for (const [file, bytes] of records) writeFileSync(target(file), bytes);
  for (const file of removed) rmSync(target(file), { force: true });
}
