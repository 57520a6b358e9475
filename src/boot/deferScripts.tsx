import { isValidElement, type ReactNode } from "react";
import { SCRIPTS_TEMPLATE_ID } from "./bootPage";

/** Gatsby keeps its script tags in this slice and puts them in place of it after the build. */
const SCRIPTS_SLICE = "_gatsby-scripts";

const isScriptsSlice = (component: ReactNode): boolean =>
  isValidElement<{ sliceId?: unknown }>(component) && component.props.sliceId === SCRIPTS_SLICE;

/** Puts the framework's scripts inside an inert template, from which the boot script starts them. */
export const deferScripts = (components: readonly ReactNode[]): ReactNode[] =>
  components.map((component) =>
    isScriptsSlice(component) ? (
      <template key="scripts" id={SCRIPTS_TEMPLATE_ID}>
        {component}
      </template>
    ) : (
      component
    ),
  );
