import { isProduction } from "../../src/lib/isProduction";
import {
  llmsTxtPath,
  robotsPath,
  securityTxtPath,
  webManifestPath,
} from "../../src/routes/siteFiles";
import { absoluteUrl } from "../../src/seo/headTags";
import { getListed } from "../catalogue";
import type { Output } from "./output";
import { llmsTxt } from "./siteFiles/llmsTxt";
import { robotsTxt } from "./siteFiles/robotsTxt";
import { securityTxt } from "./siteFiles/securityTxt";
import { webManifest } from "./siteFiles/webManifest";

/** The files by which machines know the site. */
export const siteFiles: Output = ({ site, sections }) => {
  const siteUrl = site.addresses.website;
  const { theme: themeColor, background: backgroundColor } = site.colors;
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
    { path: webManifestPath, content: webManifest({ ...site, themeColor, backgroundColor }) },
    { path: llmsTxtPath, content: llmsTxt(site, listed) },
  ];
};
