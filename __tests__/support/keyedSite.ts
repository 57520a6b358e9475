import { mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PUBLIC } from "./builtSite";

/** A built site in a folder of its own. */
export interface KeyedSite {
  publicDir: string;
  remove: () => Promise<void>;
}

/** How a build that was given no such setting writes the place where its value would stand. */
const getPlace = (name: string): string => `{}.${name}`;

/**
 * The built site as a build with these settings would have written its scripts: the value stands
 * wherever the bundler found the setting's name. All else is the built site's own. Texts that the
 * build draws from a setting (the notice beside a form, the table of cookies) stay as they were.
 * Throws when a setting has no place, as in a site that was built with it.
 */
export const keyedSite = async (settings: Readonly<Record<string, string>>): Promise<KeyedSite> => {
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
