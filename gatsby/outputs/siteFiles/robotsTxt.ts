import { sitemapIndexPath } from "../../../src/routes/siteFiles";

/**
 * robots.txt (RFC 9309): everything may be read and the sitemap is named; on staging nothing may
 * be, and every page says so too.
 */
export const robotsTxt = (siteUrl: string, isProduction: boolean) =>
  isProduction
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapIndexPath}\n`
    : "User-agent: *\nDisallow: /\n";
