import { SECURITY_TXT_DAYS } from "../../src/lib/limits";
import { isProduction } from "../../src/lib/isProduction";
import { collapseWhitespace } from "../../src/lib/text";
import { contactsPath } from "../../src/routes/paths";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  sitemapIndexPath,
  webManifestPath,
} from "../../src/routes/siteFiles";
import { absoluteUrl } from "../../src/seo/headTags";
import { getListed, type Site } from "../catalogue";
import type { Output } from "./output";

/** A page for the list: its full address, title and, where there is one, a sentence about it. */
interface ListedPage {
  url: string;
  title: string;
  summary?: string;
}

/** Characters with a meaning inside the brackets of a Markdown link. */
const escapeMarkdown = (text: string) => collapseWhitespace(text).replace(/[[\]\\]/g, "\\$&");

/** llms.txt (llmstxt.org): the site's pages as a Markdown list by section; empty sections are left out. */
export function llmsTxt(
  site: { name: string; description: string },
  sections: readonly { title: string; pages: readonly ListedPage[] }[],
): string {
  const line = ({ url, title, summary }: ListedPage) =>
    `- [${escapeMarkdown(title)}](${url})${summary === undefined ? "" : `: ${collapseWhitespace(summary)}`}`;
  return [
    `# ${site.name}`,
    "",
    `> ${collapseWhitespace(site.description)}`,
    ...sections
      .filter(({ pages }) => pages.length > 0)
      .flatMap(({ title, pages }) => ["", `## ${title}`, "", ...pages.map(line)]),
    "",
  ].join("\n");
}

/**
 * robots.txt (RFC 9309): everything may be read and the sitemap is named; on staging nothing may
 * be, and every page says so too.
 */
export const robotsTxt = (siteUrl: string, isListed: boolean) =>
  isListed
    ? `User-agent: *\nAllow: /\n\nSitemap: ${siteUrl}${sitemapIndexPath}\n`
    : "User-agent: *\nDisallow: /\n";

const DAY_MS = 24 * 60 * 60 * 1000;

/** security.txt (RFC 9116): whom to tell of a weakness, valid for less than a year from the build. */
export const securityTxt = (siteUrl: string, email: string, builtAt: Date) =>
  [
    `Contact: mailto:${email}`,
    `Contact: ${siteUrl}${contactsPath}`,
    `Expires: ${new Date(builtAt.getTime() + SECURITY_TXT_DAYS * DAY_MS).toISOString()}`,
    "Preferred-Languages: en, it",
    `Canonical: ${siteUrl}${securityTxtPath}`,
    "",
  ].join("\n");

/** The days from `now` until a security.txt expires; NaN where it does not say. */
export const daysUntilExpiry = (file: string, now: Date) =>
  (Date.parse(/^Expires: (.+)$/m.exec(file)?.[1] ?? "") - now.getTime()) / DAY_MS;

/** site.webmanifest (w3.org/TR/appmanifest): name, colours and icons for a home screen. */
const webManifest = ({ name, description, language, colors }: Site) => {
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

/** The files by which machines know the site. */
export const siteFiles: Output = ({ site, sections }) => {
  const siteUrl = site.addresses.website;
  const listed = sections.flatMap((section) => {
    const { section: title } = section.kind;
    if (title === undefined) return [];
    // A page of another label, such as that of a form, belongs to the one above it.
    const pages = getListed(section).filter(({ label }) => label === undefined);
    return [
      {
        title,
        pages: pages.map(({ path, title: name, summary = "" }) => ({
          url: absoluteUrl(siteUrl, path),
          title: name,
          summary,
        })),
      },
    ];
  });
  return [
    { path: robotsPath, content: robotsTxt(siteUrl, isProduction(site.mode)) },
    { path: securityTxtPath, content: securityTxt(siteUrl, site.email, new Date()) },
    { path: webManifestPath, content: webManifest(site) },
    { path: llmsTxtPath, content: llmsTxt(site, listed) },
  ];
};
