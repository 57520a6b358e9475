import type { GatsbyBrowser } from "gatsby";
import { startTransition, type ReactNode } from "react";
import { hydrateRoot } from "react-dom/client";
import "./src/styles/tokens.css";
import "./.cache/fonts/first.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import { focusAfterNavigation } from "./gatsby/patches/focusAfterNavigation";
import { patchNavigation } from "./gatsby/patches/navigation";
import { HYDRATED_EVENT } from "./src/boot/bootPage";
import { followTranslation } from "./src/boot/followTranslation";
import { watchFields } from "./src/boot/replayFields";
import { webManifestPath } from "./src/routes/files";
import { navigationStore } from "./src/shell/navigation/navigationStore";
import { canScroll, getRouteChange } from "./src/shell/navigation/routeEffects";
import { clearNavigationError } from "./src/shell/navigation/navigationError";
import { wrapPage } from "./src/shell/Layout";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** Disables Gatsby's prefetching of visible links; `prefetchOnIntent` fetches pages instead. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

let replayFields: () => void = () => undefined;

/** Loads the fonts of `later.css`, links the manifest, and prepares the page for hydration. */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  // If the file can't be loaded, only the preloaded fonts are used.
  import(/* webpackChunkName: "later-fonts" */ "./.cache/fonts/later.css").catch(() => undefined);
  // In the document the manifest would delay the fonts of the first paint.
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = webManifestPath;
  document.head.append(manifest);
  followTranslation();
  replayFields = watchFields();
  // Shows content issues and drafts; builds drop this branch.
  if (process.env.NODE_ENV === "development") {
    void import("./src/shell/preview/Preview").then(({ mountPreview }) => mountPreview());
  }
};

/**
 * Hydrates in a transition, so that React yields between parts of a page. `gatsby develop` has no
 * prerendered page to hydrate.
 */
export const replaceHydrateFunction =
  process.env.NODE_ENV === "development"
    ? undefined
    : () => (element: ReactNode, container: Element) =>
        startTransition(() => void hydrateRoot(container, element));

/** Replays earlier input, announces the hydration and patches the navigation. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  // Runs in a new task, because during an effect React can't hydrate the fields of these events.
  setTimeout(() => {
    replayFields();
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
    patchNavigation();
  });
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = () => {
  navigationStore.begin();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationStore.finish(location.href);
  clearNavigationError();
  const change = getRouteChange(location, prevLocation);
  // Browsers fire no `hashchange` if the router changed the fragment or the fragment is unchanged.
  if (change === "in-page") window.dispatchEvent(new Event("hashchange"));
  focusAfterNavigation(change, location.hash);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => canScroll(routerProps.location, prevRouterProps?.location ?? null);
