import type { GatsbyBrowser } from "gatsby";
// First, so that what a block says of itself beats the base.
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";
import "./src/styles/print.css";
import { FRAGMENT_EVENT } from "./src/hooks/useFragment";
import { HYDRATED_EVENT } from "./src/boot/bootPage";
import { readDocumentData } from "./src/boot/readDocumentData";
import { hydrationTurns } from "./src/hooks/hydrationTurns";
import { navigationStore } from "./src/shell/navigationStore";
import {
  announcePagesOnly,
  keepFocusAfter,
  mayScroll,
  routeChange,
} from "./src/shell/routeEffects";
import { forgetUnreachedPage, rescueNavigation } from "./src/shell/unreachedPage";
import { wrapPage } from "./src/shell/wrapPage";

// Gatsby makes its loader right after this module has run.
window.pageData = readDocumentData();

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** Links are fetched ahead on intent only, whoever draws them. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/**
 * A built page is taken over part by part. While records are written, faults and drafts are shown
 * instead; a build drops that branch and its code.
 */
export const onClientEntry: GatsbyBrowser["onClientEntry"] = () => {
  if (process.env.NODE_ENV === "development") {
    void import("./src/shell/preview/mountPreview").then(({ mountPreview }) => mountPreview());
  } else {
    hydrationTurns.begin();
  }
};

/** Once React owns all of the page, what was pressed and typed before is played again. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  rescueNavigation();
  void hydrationTurns.end().then(() => {
    document.documentElement.dataset.hydrated = "";
    document.dispatchEvent(new Event(HYDRATED_EVENT));
  });
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = () => {
  navigationStore.begin();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationStore.finish(location.href);
  forgetUnreachedPage();
  const change = routeChange(location, prevLocation);
  if (change === "in-page") window.dispatchEvent(new Event(FRAGMENT_EVENT));
  announcePagesOnly(change);
  keepFocusAfter(change, location.hash);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => mayScroll(routerProps.location, prevRouterProps?.location ?? null);
