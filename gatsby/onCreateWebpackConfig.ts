import { readdirSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { stylesDigestPlugin } from "./patches/stylesDigest";

/** The boot script as one line of JavaScript, for the head of every page. */
const bootScript = () =>
  buildSync({ entryPoints: ["src/boot/boot.ts"], bundle: true, minify: true, write: false })
    .outputFiles.map(({ text }) => text.trim())
    .join("");

/**
 * Rules that leave the other figures out of a product page's chunk, as `src/kinds/product/kind.ts` names
 * its own: scripts and styles of all figures would be 3 KiB more on each product page.
 */
function ownFigureRules() {
  const folder = path.resolve("src/kinds/example");
  const figures = readdirSync(folder).filter((file) => file.endsWith("Figure.tsx"));
  return figures.map((own) => ({
    resource: path.resolve("src/kinds/product/page.tsx"),
    resourceQuery: new RegExp(path.parse(own).name),
    resolve: {
      alias: Object.fromEntries(
        figures.filter((file) => file !== own).map((file) => [path.join(folder, file), false]),
      ),
    },
  }));
}

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
      module: { rules: ownFigureRules() },
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  } else if (stage === "build-html") {
    const constants = [{ BOOT_SCRIPT: JSON.stringify(bootScript()) }];
    const definePlugin: unknown = Reflect.apply(plugins.define, plugins, constants);
    actions.setWebpackConfig({ plugins: [definePlugin, stylesDigestPlugin] });
  }
}
