import { sitemapIndexPath } from "../../../src/routes/siteFiles";

/**
 * robots.txt (RFC 9309): everything may be read and the sitemap is named; on staging nothing may
 * be (META-09 says so in every page as well).
 */
export const robotsTxt = (siteUrl: string, isProduction: boolean) =>
  isProduction
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapIndexPath}\n`
    : "User-agent: *\nDisallow: /\n";
