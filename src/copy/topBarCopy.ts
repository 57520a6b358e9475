import { tryAgain } from "./blockCopy";

export const topBarCopy = {
  skip: "Skip to content",
  home: (siteName: string) => `${siteName}, home page`,
  main: "Main",
  search: "Search the site",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  moreAbout: (title: string) => `More about ${title.toLowerCase()}`,
  productsFor: (title: string) => `Products for ${title.toLowerCase()}`,
  pending: "The menu is loading",
  failed: "The menu couldn’t be loaded. Check your connection.",
  tryAgain,
  theme: {
    legend: "Colour theme",
    toggle: "Dark theme",
    choices: { system: "System", light: "Light", dark: "Dark" },
  },
} as const;
