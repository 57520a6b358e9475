import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Files with settings, after the environment; the first value wins.
 * Includes the build's settings, since the host's policy must allow the services that the build
 * uses.
 */
const SETTINGS_FILES = [".env", ".env.production"];

/*
 * Importing this file loads the settings. A command imports it first, because shared names are read
 * when their module loads.
 */
for (const file of SETTINGS_FILES.filter((name) => existsSync(name))) {
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    process.env[name] ||= value;
  }
}
