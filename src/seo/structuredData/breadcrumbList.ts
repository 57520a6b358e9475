import type { BreadcrumbList, WithContext } from "schema-dts";
import { homePath } from "../../routes/paths";
import { absoluteUrl } from "../headTags";
import type { SiteIdentity } from "./publisher";

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  path: string;
}

/** The way from the home page, which comes first, to the page, which comes last. */
export const breadcrumbList = (
  site: SiteIdentity,
  steps: readonly [Crumb, ...Crumb[]],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.name, path: homePath }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: absoluteUrl(site.url, path),
  })),
});
