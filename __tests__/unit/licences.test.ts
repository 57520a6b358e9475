import { readFileSync } from "node:fs";
import path from "node:path";
import satisfies from "spdx-satisfies";
import { z } from "zod";
import accepted from "../fixtures/acceptedLicences.json";
import { PROJECT } from "../support/sourceFiles";

/** Used part of package-lock.json, version 3. */
const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({ license: z.string().optional(), dev: z.boolean().optional() }),
  ),
});
const lock: unknown = JSON.parse(readFileSync(path.join(PROJECT, "package-lock.json"), "utf8"));

/** Licences of packages whose manifest doesn't declare one in the current format. */
const known: Readonly<Record<string, string>> = accepted.packages;

const isAccepted = (licence: string): boolean => {
  try {
    return satisfies(licence, Object.keys(accepted.licences));
  } catch {
    // Not an SPDX expression: needs a manual check.
    return false;
  }
};

it("every package of the site has a licence that was checked and accepted", () => {
  const used = Object.entries(lockSchema.parse(lock).packages).flatMap(
    ([folder, { license, dev }]) => {
      const [, name] = /.*node_modules\/(.*)/.exec(folder) ?? [];
      return name === undefined || dev ? [] : [[name, license ?? known[name] ?? "none"] as const];
    },
  );
  expect(used.length).toBeGreaterThan(500);
  expect(used.filter(([, licence]) => !isAccepted(licence))).toEqual([]);
});

it.each(["GPL-3.0-only", "MIT AND GPL-3.0-only", "SEE LICENSE IN LICENSE", "none"])(
  "%s is not an accepted licence",
  (licence) => {
    expect(isAccepted(licence)).toBe(false);
  },
);
