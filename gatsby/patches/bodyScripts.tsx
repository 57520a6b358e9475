import { readFileSync, writeFileSync } from "node:fs";
import type { Compiler } from "webpack";
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { SCRIPTS_TEMPLATE_ID } from "../../src/boot/bootPage";

/** Slice that Gatsby replaces with its script tags once all pages are rendered. */
const SCRIPTS_SLICE = "_gatsby-scripts";

/** Slice with the same script tags, but an empty list of chunks. */
const SHORT_SLICE = "short-scripts";

const sliceFile = (id: string) => `public/_gatsby/slices/${id}-1.html`;

/** Empties Gatsby's list of chunks, 1 KiB per page. As a string it's useless for lookups. */
export function withoutChunkList(html: string): string {
  const short = html.replace(/(___chunkMapping=)"(?:[^"\\]|\\.)*"/, "$1{}");
  if (short === html) throw new Error("Gatsby's scripts have no ___chunkMapping as a string.");
  return short;
}

/** Writes the short script tags after Gatsby's own. For the stage `build-javascript`. */
export const shortScriptsPlugin = {
  apply: ({ hooks }: Compiler): void =>
    hooks.done.tap({ name: SHORT_SLICE, stage: 1 }, () =>
      writeFileSync(
        sliceFile(SHORT_SLICE),
        withoutChunkList(readFileSync(sliceFile(SCRIPTS_SLICE), "utf8")),
      ),
    ),
};

/** Key of the inline script that sets `window.pagePath`. */
const PAGE_PATH_SCRIPT = "script-loader";

const isScriptsSlice = (component: ReactNode): component is ReactElement<{ sliceId: string }> =>
  isValidElement<{ sliceId?: unknown }>(component) && component.props.sliceId === SCRIPTS_SLICE;

const isPagePath = (component: ReactNode): boolean =>
  isValidElement(component) && component.key === PAGE_PATH_SCRIPT;

/**
 * Puts Gatsby's scripts, shortened, into an inert template, from which the boot script starts them.
 * Removes the inline script with the page's path, so that one content security policy fits all pages.
 * Throws if the slice or the script is missing.
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
          {cloneElement(component, { sliceId: SHORT_SLICE })}
        </template>
      ) : (
        component
      ),
    );
}
