import { isValidElement, type ReactNode } from "react";
import { SCRIPTS_TEMPLATE_ID } from "../../src/boot/bootEvents";

/** Gatsby replaces this slice by its script tags once all pages are rendered. */
const SCRIPTS_SLICE = "_gatsby-scripts";

/** Key of the inline script that sets `window.pagePath`. */
const PAGE_PATH_SCRIPT = "script-loader";

const isScriptsSlice = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: unknown }>(component) && component.props.sliceId === SCRIPTS_SLICE;

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key === PAGE_PATH_SCRIPT;

/**
 * Changes Gatsby's components at the end of the body. Its scripts go inside an inert template,
 * from which the boot script starts them. The inline script with the page's path is removed. It
 * differs from page to page, and without it one content security policy fits all pages. Gatsby
 * uses it to correct wrong addresses, which the host does here.
 *
 * Throws an error if either is missing, because Gatsby has changed its output.
 */
export function bodyScripts(components: readonly ReactNode[]): ReactNode[] {
  if (!components.some(isScriptsSlice)) {
    throw new Error(`Gatsby's scripts can't be deferred: no slice ${SCRIPTS_SLICE}.`);
  }
  if (!components.some(isPagePath)) {
    throw new Error(`Gatsby's script with the page's path is gone: no key ${PAGE_PATH_SCRIPT}.`);
  }
  return components
    .filter((component) => !isPagePath(component))
    .map((component) =>
      isScriptsSlice(component) ? (
        <template key="scripts" id={SCRIPTS_TEMPLATE_ID}>
          {component}
        </template>
      ) : (
        component
      ),
    );
}
