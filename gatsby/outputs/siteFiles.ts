import { DAY_MS, SECURITY_TXT_DAYS } from "../../src/lib/limits";
import { isProduction } from "../../src/lib/env";
import { collapseWhitespace } from "../../src/lib/text";
import { contactsPath } from "../../src/routes/paths";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../../src/routes/files";
import { toAbsoluteUrl } from "../../src/seo/headTags";
import { type Catalogue, getListed, type OutputCreator } from "../catalogue";

/** Escapes brackets and backslashes for a Markdown link's text, and collapses white space. */
const escapeMarkdown = (text: string) => collapseWhitespace(text).replace(/[[\]\\]/g, "\\$&");

/** llms.txt (llmstxt.org): pages as a Markdown list by section; omits empty sections. */
function buildLlmsTxt({ site, entriesByKind }: Pick<Catalogue, "site" | "entriesByKind">): string {
  const lists = entriesByKind.flatMap((group) => {
    const lines = getListed(group)
      // Omits pages with a label of their own, such as forms, which belong to another page.
      .filter(({ label }) => label === undefined)
      .map(({ path, title, summary = "" }) => {
        const url = toAbsoluteUrl(site.addresses.website, path);
        return `- [${escapeMarkdown(title)}](${url}): ${collapseWhitespace(summary)}`;
      });
    const { section: heading } = group.kind;
    return heading === undefined || lines.length === 0 ? [] : ["", `## ${heading}`, "", ...lines];
  });
  return [`# ${site.name}`, "", `> ${collapseWhitespace(site.description)}`, ...lists, ""].join(
    "\n",
  );
}

/** robots.txt (RFC 9309): allows everything and names the sitemap, or disallows everything. */
export const buildRobotsTxt = (siteUrl: string, isListed: boolean) =>
  isListed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapIndexPath}\n`
    : "User-agent: *\nDisallow: /\n";

/** security.txt (RFC 9116): valid for less than a year from the build. */
export const buildSecurityTxt = (siteUrl: string, email: string, builtAt: Date) =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${contactsPath}`,
    `Expires: ${new Date(builtAt.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, it",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");

/** site.webmanifest (w3.org/TR/appmanifest): name, colours and icons. */
const buildWebManifest = ({ name, description, language, colors }: Catalogue["site"]) => {
  const icon = (file: string, size: number, purpose = "any") => ({
    src: `/icons/${file}-${size}.png`,
    sizes: `${size}x${size}`,
    type: "image/png",
    purpose,
  });
  const manifest = {
    name,
    short_name: name,
    description,
    lang: language,
    dir: "ltr",
    id: "/",
    start_url: "/",
    scope: "/",
    display: "browser",
    theme_color: colors.theme,
    background_color: colors.background,
    icons: [icon("icon", 192), icon("icon", 512), icon("maskable", 512, "maskable")],
  };
  return `${JSON.stringify(manifest, null, 2)}\n`;
};

export const siteFiles: OutputCreator = (catalogue) => {
  const { site } = catalogue;
  const siteUrl = site.addresses.website;
  return [
    { path: robotsPath, content: buildRobotsTxt(siteUrl, isProduction(site.mode)) },
    { path: securityTxtPath, content: buildSecurityTxt(siteUrl, site.email, new Date()) },
    { path: webManifestPath, content: buildWebManifest(site) },
    { path: llmsTxtPath, content: buildLlmsTxt(catalogue) },
  ];
};
