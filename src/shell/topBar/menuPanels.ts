import { loadMenus } from "./loadMenus";

export const importMenuPanel = () => import("./MenuPanel");
export const importMobileMenu = () => import("./MobileMenu");

const fetchAhead = (importPanel: () => Promise<unknown>) => () => {
  Promise.all([importPanel(), loadMenus()]).catch(() => undefined);
};

/**
 * Prefetches a panel and its content when its button is hovered or focused. Errors appear on
 * opening.
 */
export const fetchMenuPanel = fetchAhead(importMenuPanel);

export const fetchMobileMenu = fetchAhead(importMobileMenu);
