import { opensNewTab } from "../../routes/linkTarget";
import type { LinkAttributes } from "../html";
import { ADDRESS_KINDS, type SiteSettings } from "./site";

/** Returns addresses without a placeholder such as `{demo}` unchanged. */
export const expandAddress = (address: string, addresses: SiteSettings["addresses"]): string =>
  address.replace(/^\{([a-zA-Z]+)\}/, (whole, kind: string) => {
    const known = ADDRESS_KINDS.find((name) => name === kind);
    return known ? addresses[known] : whole;
  });

/** Returns the link resolver for editors' HTML: final address and target. */
export const toLinkAttributes =
  (addresses: SiteSettings["addresses"]) =>
  (address: string): LinkAttributes => {
    const href = expandAddress(address, addresses);
    return { href, opensNewTab: opensNewTab(href) };
  };
