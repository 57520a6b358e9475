import site from "../../data/site/site.json";

/**
 * Whether search engines may list the site: it is in production by its record, and no setting of the
 * build says otherwise (staging).
 */
export const isListed = (environment: Readonly<Record<string, string | undefined>>): boolean =>
  site.mode === "production" && (environment.GATSBY_SITE_MODE || "production") === "production";
