import type { Page } from "@playwright/test";

/** Widths for page checks in CSS px: `test.use({ viewport: viewports.phone })`. */
export const viewports = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Each theme and each size once: colours don't depend on the width. */
export const LOOKS = [
  { colorScheme: "light", size: "phone" },
  { colorScheme: "dark", size: "desktop" },
] as const;

export const setTextSize = async (page: Page, sizePx: number) => {
  const browser = await page.context().newCDPSession(page);
  const fontSizes = { standard: sizePx, fixed: sizePx };
  await browser.send("Page.setFontSizes", { fontSizes });
};
