import { env } from "./env";

/**
 * Whether a build is the site as the public sees it, by the mode of the site's record and of the build:
 * only then may pages be indexed (META-09) and missing metadata be replaced (META-14).
 */
export const isProduction = (mode: string): boolean =>
  mode === "production" && env.siteMode === "production";
