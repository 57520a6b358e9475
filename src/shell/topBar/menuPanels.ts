import { loadMenus } from "./loadMenus";

export const importMenuPanel = () => import("./MenuPanel");
export const importMobileMenu = () => import("./MobileMenu");

const fetchAhead = (importPanel: () => Promise<unknown>) => () => {
  Promise.all([importPanel(), loadMenus()]).catch(() => undefined);
};

/** Fetches a panel and its content when its button is about to be pressed; a failure shows on opening. */
export const fetchMenuPanel = fetchAhead(importMenuPanel);

/** The same for the phone's menu. */
export const fetchMobileMenu = fetchAhead(importMobileMenu);
