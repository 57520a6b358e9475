import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/**
 * Where a host's settings stand beyond its environment; the first that gives a value wins. The
 * build's are read too: what a build asks of other services, the host's policy must allow.
 */
const SETTINGS_FILES = [".env", ".env.production"];

/*
 * Importing this file loads them. A command imports it before all else, because the names that the
 * site and its gateway share are read when their module is.
 */
for (const file of SETTINGS_FILES.filter((name) => existsSync(name))) {
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    process.env[name] ||= value;
  }
}
