import type { GatsbySSR } from "gatsby";
import commissioner from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2";
import brygada from "!!file-loader?name=static/[name]-[contenthash:16].[ext]!@fontsource-variable/brygada-1918/files/brygada-1918-latin-wght-normal.woff2";
import { siteLinks } from "./src/seo/siteLinks";
import { deferScripts } from "./src/boot/deferScripts";
import { documentData } from "./src/boot/documentData";
import { leanDocument } from "./src/boot/leanDocument";
import { orderSheets } from "./src/boot/orderSheets";
import { themeScript } from "./src/boot/themeScript";
import { wrapPage } from "./src/shell/wrapPage";

/** The two faces that the first screen shows; all others come by their letters. */
const firstFonts = [brygada, commissioner];

export const wrapPageElement: GatsbySSR["wrapPageElement"] = wrapPage;

export const onRenderBody: GatsbySSR["onRenderBody"] = ({
  loadPageDataSync,
  pathname,
  setHeadComponents,
  setPostBodyComponents,
}) => {
  setHeadComponents([
    <script key="theme" dangerouslySetInnerHTML={{ __html: themeScript }} />,
    ...firstFonts.map((href) => (
      <link
        key={href}
        rel="preload"
        as="font"
        type="font/woff2"
        href={href}
        crossOrigin="anonymous"
      />
    )),
    ...siteLinks.map((link) => <link key={link.href} {...link} />),
    ...(process.env.NODE_ENV === "production"
      ? [<script key="boot" dangerouslySetInnerHTML={{ __html: BOOT_SCRIPT }} />]
      : []),
  ]);
  if (process.env.NODE_ENV === "production") {
    setPostBodyComponents(documentData(loadPageDataSync(pathname)));
  }
};

export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = ({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
}) => {
  replaceHeadComponents(orderSheets(leanDocument(getHeadComponents())));
  if (process.env.NODE_ENV === "production") {
    replacePostBodyComponents(deferScripts(leanDocument(getPostBodyComponents())));
  }
};
