import fs from "node:fs/promises";
import path from "node:path";
import { DAY_MS, HOUR_MS } from "../src/lib/limits";
import { builtSiteDir, listPublicFiles } from "./builtSite";
import { isImmutable, NOT_FOUND_FILE } from "./host/hostRules";
import { runCommand } from "./runCommand";

const CURRENT = "current";

const LIST = ".hashed.txt";

/** Time for which releases are kept, because open pages may still request their hashed files. */
const KEPT_MS = 7 * DAY_MS;

const isHashed = (file: string): boolean => isImmutable(file.replace(/\.(?:br|gz)$/, ""));

const getTime = (name: string): number =>
  Date.parse(name.replace(/T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/, "T$1:$2:$3.$4Z"));

const readReleases = async (folder: string, now: Date) => {
  const names = (await fs.readdir(folder)).sort();
  const current = await fs.readlink(path.join(folder, CURRENT)).catch(() => undefined);
  const listed = names.flatMap((name) => (name.endsWith(LIST) ? name.slice(0, -LIST.length) : []));
  // Another process may still be writing a release that's younger than an hour.
  const isIncomplete = (name: string) =>
    now.getTime() - getTime(name) > HOUR_MS && !listed.includes(name) && name !== current;
  return {
    complete: listed.filter((name) => names.includes(name)),
    incomplete: [...names.filter(isIncomplete), ...listed.filter((name) => !names.includes(name))],
  };
};

/**
 * Copies a build to a new release and switches the link `current` to it in one step. Removes
 * releases older than a week, but never the previous one, for a rollback. Copies hashed files of
 * kept releases into the new one. Throws an error if the build isn't finished.
 */
export async function publishSite(publicDir: string, folder: string, now = new Date()) {
  const files: string[] = await listPublicFiles(publicDir).catch(() => []);
  if (!files.includes(NOT_FOUND_FILE))
    throw new Error(`${publicDir} holds no finished build: run npm run build first.`);
  await fs.mkdir(folder, { recursive: true });
  const { complete: earlier, incomplete } = await readReleases(folder, now);
  const name = now.toISOString().replace(/[:.]/g, "-");
  const release = path.join(folder, name);
  await fs.cp(publicDir, release, {
    recursive: true,
    preserveTimestamps: true,
    errorOnExist: true,
  });

  const previous = earlier.at(-1);
  const isKept = (other: string) => other === previous || now.getTime() - getTime(other) < KEPT_MS;
  const present = new Set(files);
  for (const other of earlier.filter(isKept)) {
    const list = await fs.readFile(path.join(folder, other + LIST), "utf8");
    for (const file of list.split("\n").filter((one) => one !== "" && !present.has(one))) {
      await fs.cp(path.join(folder, other, file), path.join(release, file), {
        preserveTimestamps: true,
      });
      present.add(file);
    }
  }
  // Written last, since it marks the release as complete.
  await fs.writeFile(path.join(folder, name + LIST), files.filter(isHashed).join("\n"));

  const next = path.join(folder, `${CURRENT}.next`);
  await fs.rm(next, { force: true });
  await fs.symlink(name, next);
  await fs.rename(next, path.join(folder, CURRENT));

  const removed = earlier.filter((other) => !isKept(other));
  for (const other of [...removed, ...incomplete]) {
    await fs.rm(path.join(folder, other + LIST), { force: true });
    await fs.rm(path.join(folder, other), { recursive: true, force: true });
  }
  return { release, kept: present.size - files.length, removed };
}

const USAGE = `npm run publish -- [FOLDER]

Copies the build to a new release in FOLDER (default: "releases") and points the link "current"
to it.`;

if (require.main === module)
  void runCommand({
    usage: USAGE,
    positionals: [0, 1],
    run: async (_values, [folder = "releases"]) => {
      const { release, kept, removed } = await publishSite(builtSiteDir(), path.resolve(folder));
      console.log(
        `${path.dirname(release)}/${CURRENT} is now ${path.basename(release)}; ${kept} files of earlier releases are kept, ${removed.length} releases removed.`,
      );
    },
  });
