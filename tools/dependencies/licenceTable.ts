import { z } from "zod";
import type { Accepted } from "./accepted";

/** The part of a lock file (package-lock.json, version 3) that licences are read from. */
export const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
      link: z.boolean().optional(),
    }),
  ),
});
export type Lock = z.infer<typeof lockSchema>;

/** The licences that a manifest names: SPDX in `license`, or the older lists of objects. */
export const manifestSchema = z
  .object({
    license: z.union([z.string(), z.object({ type: z.string() })]).optional(),
    licenses: z.array(z.object({ type: z.string() })).optional(),
  })
  .transform(({ license, licenses = [] }) =>
    typeof license === "string"
      ? license
      : (license?.type ?? licenses.map(({ type }) => type).join(" OR ")),
  );

/** A package that the site is built with or served by. */
export interface LicensedPackage {
  name: string;
  version: string;
  /** An SPDX expression; empty where nothing is known. */
  licence: string;
}

const MODULES = "node_modules/";

/**
 * The production dependencies of a lock file, direct and indirect, by name.
 * @param manifestLicence the licence that an installed package's own manifest names, by its folder
 */
export const productionPackages = (
  lock: Lock,
  manifestLicence: (folder: string) => string,
  { packages: known }: Accepted,
): LicensedPackage[] =>
  Object.entries(lock.packages)
    .filter(([folder, { dev, link }]) => folder.includes(MODULES) && !dev && !link)
    .map(([folder, { version = "", license }]) => {
      const name = folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
      return { name, version, licence: license ?? known[name] ?? manifestLicence(folder) };
    })
    .sort((a, b) => a.name.localeCompare(b.name, "en") || a.version.localeCompare(b.version, "en"));

/**
 * Whether an SPDX expression is covered: one side of each OR, all of each AND, which binds tighter,
 * brackets first. What is no expression is not covered.
 */
export function isCovered(expression: string, accepted: ReadonlySet<string>): boolean {
  const tokens = expression
    .split(/([()]|\s+(?:AND|OR)\s+)/)
    .map((token) => token.trim())
    .filter((token) => token !== "");
  const takes = (token: string) => tokens[0] === token && tokens.shift() !== undefined;
  const one = (): boolean => {
    if (!takes("(")) return accepted.has(tokens.shift() ?? "");
    const isInnerCovered = choice();
    return takes(")") && isInnerCovered;
  };
  // The side to the right is read whatever the left one says, so that its tokens are gone.
  const all = (): boolean => {
    let isEachCovered = one();
    while (takes("AND")) isEachCovered = one() && isEachCovered;
    return isEachCovered;
  };
  const choice = (): boolean => {
    let isSomeCovered = all();
    while (takes("OR")) isSomeCovered = all() || isSomeCovered;
    return isSomeCovered;
  };
  return choice() && tokens.length === 0;
}

/** What the licences of all packages come to. */
export interface LicenceReport {
  /** How many packages have each licence, the most frequent first. */
  counts: [licence: string, count: number][];
  /** Packages whose licence nobody has accepted yet. */
  unknown: LicensedPackage[];
}

/** Counts licences and finds those that are not accepted. */
export const reportLicences = (
  packages: readonly LicensedPackage[],
  { licences }: Accepted,
): LicenceReport => {
  const accepted = new Set(Object.keys(licences));
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return {
    counts: [...counts].sort(([, a], [, b]) => b - a),
    unknown: packages.filter(({ licence }) => !isCovered(licence, accepted)),
  };
};
