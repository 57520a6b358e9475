import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Digest of code, package versions and input. Call it in the project's folder. */
export function getSourceDigest(
  codeFiles: readonly string[],
  packages: RegExp,
  given: unknown,
): string {
  const hash = createHash("sha256");
  for (const file of codeFiles) hash.update(readFileSync(file));
  const { dependencies } = z
    .object({ dependencies: z.record(z.string(), z.string()) })
    .parse(JSON.parse(readFileSync(path.resolve("package.json"), "utf8")));
  const versions = Object.entries(dependencies).filter(([name]) => packages.test(name));
  return hash.update(JSON.stringify([versions, given])).digest("hex");
}
