import fs from "node:fs/promises";
import path from "node:path";
import { DAY_MS, HOUR_MS } from "../src/lib/limits";
import { builtSiteDir, listPublicFiles } from "./builtSite";
import { isImmutable, NOT_FOUND_FILE } from "./host/hostRules";
import { runCommand } from "./runCommand";

const CURRENT = "current";

/** Ending of a file that lists the hashed files of a release's own build. */
const LIST = ".hashed.txt";

/** Time for which releases are kept, because open pages may still request their hashed files. */
const KEPT_MS = 7 * DAY_MS;

const isHashed = (file: string): boolean => isImmutable(file.replace(/\.(?:br|gz)$/, ""));

/** Returns the time in ms that is a release's name; NaN for other names. */
function getTime(name: string): number {
  const [, day, hour, minute, second, ms] =
    /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z$/.exec(name) ?? [];
  return Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`);
}

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
  const names = await fs.readdir(folder);
  const earlier = names.filter((one) => names.includes(one + LIST)).sort();
  const name = now.toISOString().replace(/[:.]/g, "-");
  const release = path.join(folder, name);
  const draft = path.join(folder, `.${name}`);
  await fs.cp(publicDir, draft, { recursive: true, preserveTimestamps: true });

  const previous = earlier.at(-1);
  const isKept = (other: string) => other === previous || now.getTime() - getTime(other) < KEPT_MS;
  const present = new Set(files);
  for (const other of earlier.filter(isKept)) {
    const list = await fs.readFile(path.join(folder, other + LIST), "utf8");
    for (const file of list.split("\n").filter((one) => one !== "" && !present.has(one))) {
      await fs.cp(path.join(folder, other, file), path.join(draft, file), {
        preserveTimestamps: true,
      });
      present.add(file);
    }
  }
  await fs.writeFile(path.join(folder, name + LIST), files.filter(isHashed).join("\n"));
  await fs.rename(draft, release);

  const next = path.join(folder, `${CURRENT}.next`);
  await fs.rm(next, { force: true });
  await fs.symlink(name, next);
  await fs.rename(next, path.join(folder, CURRENT));

  const removed = earlier.filter((other) => !isKept(other));
  // A draft or list without its release. Another process may still be writing a young one.
  const isAbandoned = (one: string) => {
    const owner = one.startsWith(".") ? one.slice(1) : one.replace(LIST, "");
    return !names.includes(owner) && now.getTime() - getTime(owner) > HOUR_MS;
  };
  for (const other of [
    ...removed.flatMap((one) => [one, one + LIST]),
    ...names.filter(isAbandoned),
  ]) {
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
