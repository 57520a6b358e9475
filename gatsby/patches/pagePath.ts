import { isValidElement, type ReactNode } from "react";

/** Gatsby's key of the inline script that sets `window.pagePath`. */
const PAGE_PATH_SCRIPT = "script-loader";

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key === PAGE_PATH_SCRIPT;

/**
 * Leaves out the only inline script that differs from page to page, so that one content security
 * policy serves them all. Gatsby reads it to correct an address that isn't the page's own, which the
 * host does here. Throws where it isn't found: the policy would then block what came in its place.
 */
export function withoutPagePath(components: readonly ReactNode[]): ReactNode[] {
  if (!components.some(isPagePath)) {
    throw new Error(`Gatsby's script with the page's path is gone: no key ${PAGE_PATH_SCRIPT}.`);
  }
  return components.filter((component) => !isPagePath(component));
}
