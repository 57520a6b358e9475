import type { BreadcrumbList, WithContext } from "schema-dts";
import { homePath } from "../../routes/paths";
import { toAbsoluteUrl } from "../headTags";
import type { SiteIdentity } from "./publisher";

export interface Crumb {
  name: string;
  path: string;
}

/** JSON-LD of the path from the home page through `steps`; the last is the current page. */
export const buildBreadcrumbList = (
  site: SiteIdentity,
  steps: readonly [Crumb, ...Crumb[]],
): WithContext<BreadcrumbList> => ({
  "@context": "https://schema.org",
  "@type": "BreadcrumbList",
  itemListElement: [{ name: site.name, path: homePath }, ...steps].map(({ name, path }, index) => ({
    "@type": "ListItem",
    position: index + 1,
    name,
    item: toAbsoluteUrl(site.url, path),
  })),
});
