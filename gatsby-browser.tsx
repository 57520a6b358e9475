import type { GatsbyBrowser } from "gatsby";
import { FRAGMENT_EVENT } from "./src/hooks/useFragment";
import { HYDRATED_EVENT } from "./src/shell/boot/bootPage";
import { navigationStore } from "./src/shell/navigationStore";
import { keepFocusAfter, mayScroll, routeChange } from "./src/shell/routeEffects";
import { wrapPage } from "./src/shell/wrapPage";
import "./src/styles/tokens.css";
import "./src/styles/fonts.css";
import "./src/styles/global.css";
import "./src/styles/print.css";

export const wrapPageElement: GatsbyBrowser["wrapPageElement"] = wrapPage;

/** Links are fetched ahead on intent only, whoever draws them. */
export const disableCorePrefetching: GatsbyBrowser["disableCorePrefetching"] = () => true;

/** React owns the page: what was pressed and typed before is played again. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.documentElement.dataset.hydrated = "";
  document.dispatchEvent(new Event(HYDRATED_EVENT));
};

export const onPreRouteUpdate: GatsbyBrowser["onPreRouteUpdate"] = () => {
  navigationStore.begin();
};

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  navigationStore.finish(location.href);
  const change = routeChange(location, prevLocation);
  if (change === "in-page") window.dispatchEvent(new Event(FRAGMENT_EVENT));
  keepFocusAfter(change, location.hash);
};

export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({
  prevRouterProps,
  routerProps,
}) => mayScroll(routerProps.location, prevRouterProps?.location ?? null);
