import { useSiteData } from "../hooks/useSiteData";
import type { MenuEntry } from "../lib/menus";
import { assertDefined } from "../lib/assertDefined";
import type { ConsentSettings } from "./consent/consent";

/** The company as the footer shows it. */
export type CompanyInfo = NonNullable<Queries.SiteDataQuery["company"]>;

/** What the bar, the footer and the choice about cookies need, read once at build time. */
export interface ShellData {
  siteName: string;
  /** The website's address without a closing slash. */
  websiteAddress: string;
  consoleAddress: string;
  demoAddress: string;
  solutions: readonly MenuEntry[];
  products: readonly MenuEntry[];
  company: CompanyInfo | null;
  consent: ConsentSettings;
}

const toEntry = ({ jsonId, title }: { jsonId: string; title: string }): MenuEntry => ({
  id: jsonId,
  title,
});

/** The shell's part of the site's data. */
export function useShellData(): ShellData {
  const data = useSiteData();
  const { name, addresses, cookieExpiryMs, cookiePolicyRevision } = assertDefined(
    data.siteSettings,
    "Site",
  );
  return {
    siteName: name,
    websiteAddress: addresses.website,
    consoleAddress: addresses.console,
    demoAddress: addresses.demo,
    solutions: data.allSolution.nodes.map(toEntry),
    products: data.menuProducts.map(toEntry),
    company: data.company,
    consent: { expiryMs: cookieExpiryMs, revision: cookiePolicyRevision },
  };
}
