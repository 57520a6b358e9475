import { env } from "./env";

/**
 * Whether a build is the site as the public sees it, by the mode of the site's record and of the build:
 * only then may pages be indexed and missing metadata be replaced.
 */
export const isProduction = (mode: string): boolean =>
  mode === "production" && env.siteMode === "production";
