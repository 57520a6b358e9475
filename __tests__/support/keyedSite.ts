import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLIC } from "./builtSite";

/** Placeholder that a build without this setting writes for its value. */
const getPlace = (name: string): string => `{}.${name}`;

/**
 * Copies the built site and inserts settings into its scripts, as a build with them would.
 * Prerendered texts that depend on a setting (the notice next to a form, the storage table) stay
 * unchanged. Throws if a setting has no placeholder, because the site was built with it.
 */
export const keyedSite = async (settings: Readonly<Record<string, string>>) => {
  const publicDir = await mkdtemp(join(tmpdir(), "polysema-keyed-"));
  const entries = await readdir(PUBLIC);
  const missing = new Set(Object.keys(settings));
  const rewritten = new Set<string>();
  for (const name of entries.filter((entry) => entry.endsWith(".js"))) {
    const script = await readFile(join(PUBLIC, name), "utf8");
    let keyed = script;
    for (const [setting, value] of Object.entries(settings)) {
      if (!script.includes(getPlace(setting))) continue;
      keyed = keyed.replaceAll(getPlace(setting), JSON.stringify(value));
      missing.delete(setting);
    }
    if (keyed === script) continue;
    await writeFile(join(publicDir, name), keyed);
    rewritten.add(name).add(`${name}.br`).add(`${name}.gz`);
  }
  if (missing.size > 0) throw new Error(`The build has no place for ${[...missing].join(", ")}`);
  for (const entry of entries.filter((name) => !rewritten.has(name))) {
    await symlink(join(PUBLIC, entry), join(publicDir, entry));
  }
  return { publicDir, remove: () => rm(publicDir, { recursive: true, force: true }) };
};
