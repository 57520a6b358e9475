import { opensNewTab } from "../../routes/linkTarget";
import type { LinkAttributes } from "../html";
import { ADDRESS_KINDS, type SiteSettings } from "./site";

/** Replaces an address by kind, `{demo}/vera`, by the configured host; others stay as they are. */
export const expandAddress = (address: string, addresses: SiteSettings["addresses"]): string =>
  address.replace(/^\{([a-zA-Z]+)\}/, (whole, kind: string) => {
    const known = ADDRESS_KINDS.find((name) => name === kind);
    return known ? addresses[known] : whole;
  });

/** What becomes of a link in editors' HTML. */
export const toLinkAttributes =
  (addresses: SiteSettings["addresses"]) =>
  (address: string): LinkAttributes => {
    const href = expandAddress(address, addresses);
    return { href, opensNewTab: opensNewTab(href) };
  };
