/** The widths at which pages are checked, in CSS pixels: `test.use({ viewport: viewports.phone })`. */
export const viewports = {
  phone: { width: 390, height: 844 },
  tablet: { width: 768, height: 1024 },
  desktop: { width: 1440, height: 900 },
} as const;

/** Each theme on a small and on a large screen. */
export const LOOKS = (["light", "dark"] as const).flatMap((colorScheme) =>
  (["phone", "desktop"] as const).map((size) => ({ colorScheme, size })),
);
