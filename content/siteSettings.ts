import { readFileSync } from "node:fs";
import path from "node:path";
import { siteSchema, type SiteSettings } from "../src/kinds/settings/site";

export const dataDir = path.resolve("data");

/** Path from the project root of the records and pictures that last passed the check. */
export const CHECKED_DIR = path.join(".cache", "checked");

/** Folder of records from which Gatsby makes its nodes. */
export const sourceDir =
  process.env.NODE_ENV === "development" ? path.resolve(CHECKED_DIR, "data") : dataDir;

/** Reads the configuration; `GATSBY_SITE_URL` overrides the website. Throws if it's invalid. */
export function readSiteSettings(): SiteSettings {
  const settings = siteSchema.parse(
    JSON.parse(readFileSync(path.join(dataDir, "site", "site.json"), "utf8")),
  );
  const website = process.env.GATSBY_SITE_URL || settings.addresses.website;
  return {
    ...settings,
    addresses: { ...settings.addresses, website: website.replace(/\/+$/, "") },
  };
}
