import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import packageJson from "../package.json";

/** Returns a digest of code, package versions and input. Needs the project's working directory. */
export function getSourceDigest(codeFiles: readonly string[], packages: RegExp, given: unknown) {
  const hash = createHash("sha256");
  for (const file of codeFiles) hash.update(readFileSync(file));
  const versions = Object.entries(packageJson.dependencies).filter(([name]) => packages.test(name));
  return hash.update(JSON.stringify([versions, given])).digest("hex");
}
