import { env } from "./env";

/**
 * True if this build is the public site: both the settings record and the build are in production
 * mode.
 * Only then may search engines index pages, and missing metadata get a fallback.
 */
export const isProduction = (mode: string): boolean =>
  mode === "production" && env.siteMode === "production";
