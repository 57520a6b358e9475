import { existsSync, readFileSync } from "node:fs";
import { parseEnv } from "node:util";

// Loads settings that the environment lacks; `.env` takes precedence over `.env.production`.
// Import this file first, because other modules read settings when they load.
for (const file of [".env", ".env.production"].filter((name) => existsSync(name))) {
  for (const [name, value] of Object.entries(parseEnv(readFileSync(file, "utf8")))) {
    process.env[name] ||= value;
  }
}
