import type { GatsbySSR } from "gatsby";
import { isValidElement, type ReactNode } from "react";
import { renderToString } from "react-dom/server";
import { bodyScripts } from "./gatsby/patches/bodyScripts";
import commissioner from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!./.cache/fonts/commissioner-latin-wght-normal.woff2";
import brygada from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!./.cache/fonts/brygada-1918-latin-wght-normal.woff2";
import italic from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!./.cache/fonts/brygada-1918-latin-wght-italic.woff2";
import favicon from "!!raw-loader!./static/favicon.svg";
import { themeScript } from "./src/boot/themeScript";
import { homePath } from "./src/routes/paths";
import { wrapPage } from "./src/shell/Layout";

/** Inlined icon; loading a file would delay the fonts of the first paint. */
const faviconUrl = `data:image/svg+xml,${encodeURIComponent(favicon)}`;

/** The larger font comes first, because with HTTP/1.1 the first request reuses a connection. */
const firstFonts = [commissioner, brygada];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

/**
 * Renders a page as one string. Gatsby's stream would move parts of long pages to the end, where
 * only a script puts them into place.
 */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = ({
  bodyComponent,
  replaceBodyHTMLString,
}) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody: GatsbySSR["onRenderBody"] = ({ pathname, setHeadComponents }) => {
  const fonts = pathname === homePath ? [...firstFonts, italic] : firstFonts;
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    ...fonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    <link key="ico" rel="icon" href="/favicon.ico" sizes="32x32" />,
    <link key="svg" rel="icon" href={faviconUrl} type="image/svg+xml" />,
    <link key="touch" rel="apple-touch-icon" href="/icons/apple-touch-icon.png" />,
    ...(process.env.NODE_ENV === "production"
      ? [<script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />]
      : []),
  ]);
};

/** True for styles and script of gatsby-plugin-image, whose component `Picture.tsx` replaces. */
const isForGatsbyImage = (component: ReactNode) =>
  isValidElement(component) && component.key?.startsWith("gatsby-image-style") === true;

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(getHeadComponents().filter((component) => !isForGatsbyImage(component)));
  if (process.env.NODE_ENV === "production") {
    replacePostBodyComponents(bodyScripts(getPostBodyComponents()));
  }
};
