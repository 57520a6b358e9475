import path from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { stylesDigestPlugin } from "./patches/stylesDigest";

/** The boot script as one line of JavaScript, for the head of every page. */
const bootScript = () =>
  buildSync({ entryPoints: ["src/boot/boot.ts"], bundle: true, minify: true, write: false })
    .outputFiles.map(({ text }) => text.trim())
    .join("");

/** Gatsby's hook: each page carries the styles of its own blocks only, and no source maps are published. */
export function onCreateWebpackConfig({ stage, actions, plugins }: CreateWebpackConfigArgs): void {
  if (stage === "develop" || stage === "build-javascript") {
    // Gatsby's scroll handler would throw at a fragment such as `#100%`, and leave an empty page.
    const definitions = [{ decodeURI: [path.resolve("src/lib/lenientDecoding.ts"), "decodeUri"] }];
    const provide: unknown = Reflect.apply(plugins.provide, plugins, definitions);
    actions.setWebpackConfig({ plugins: [provide] });
  }
  if (stage === "develop") {
    // There all styles are one file, and layers decide what wins: the order means nothing.
    actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  } else if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  } else if (stage === "build-html") {
    const constants = [{ BOOT_SCRIPT: JSON.stringify(bootScript()) }];
    const definePlugin: unknown = Reflect.apply(plugins.define, plugins, constants);
    actions.setWebpackConfig({ plugins: [definePlugin, stylesDigestPlugin] });
  }
}
