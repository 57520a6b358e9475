import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

/*
 * Loads settings that the environment lacks, also the build's: the policy must allow its services.
 * Commands import this file first, because shared names are read when their module loads.
 */
for (const file of [".env", ".env.production"].filter((name) => existsSync(name))) {
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    process.env[name] ||= value;
  }
}
