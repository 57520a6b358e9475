import { isValidElement, type ReactNode } from "react";
import { SCRIPTS_TEMPLATE_ID } from "../../src/boot/bootEvents";

/** Gatsby puts its script tags in the place of this slice once all pages are rendered. */
const SCRIPTS_SLICE = "_gatsby-scripts";

const isScriptsSlice = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: unknown }>(component) && component.props.sliceId === SCRIPTS_SLICE;

/**
 * Puts Gatsby's scripts inside an inert template, from which the boot script starts them. Throws where
 * they aren't found: Gatsby has then changed how it adds scripts.
 */
export function deferScripts(components: readonly ReactNode[]): ReactNode[] {
  if (!components.some(isScriptsSlice)) {
    throw new Error(`Gatsby's scripts can't be deferred: no slice ${SCRIPTS_SLICE}.`);
  }
  return components.map((component) =>
    isScriptsSlice(component) ? (
      <template key="scripts" id={SCRIPTS_TEMPLATE_ID}>
        {component}
      </template>
    ) : (
      component
    ),
  );
}
