import { webManifestPath } from "../routes/siteFiles";

/** Links of every page's head that never change: icons and the web app manifest. */
export const siteLinks = [
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/icons/apple-touch-icon.png" },
  { rel: "manifest", href: webManifestPath },
] as const;
