import { readdirSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { shortScriptsPlugin } from "./patches/bodyScripts";
import { stableHashPlugin, stylesDigestPlugin } from "./patches/stylesDigest";

/** Bundles and minifies the boot script for every page's head. */
const bundleBootScript = () =>
  buildSync({ entryPoints: ["src/boot/boot.ts"], bundle: true, minify: true, write: false })
    .outputFiles.map(({ text }) => text.trim())
    .join("");

/**
 * Removes all figures but one from a product page's chunk, since all would add 3 KiB. Products name
 * their figure in `page.tsx?__contentFilePath=…` (`src/kinds/product/kind.ts`). Gatsby, which has this
 * query for MDX, makes a chunk of each file name in it.
 */
function createFigureRules() {
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

/** Configures webpack. Built pages inline only the styles they import and have no source maps. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions"> & {
  plugins: Record<"define" | "provide", (definitions: object) => object>;
}): void {
  if (stage === "develop" || stage === "build-javascript") {
    // Gatsby's scroll handler would throw on a fragment such as `#100%` and leave an empty page.
    const decodeURI = [path.resolve("src/lib/lenientDecoding.ts"), "decodeUri"];
    actions.setWebpackConfig({ plugins: [plugins.provide({ decodeURI })] });
  }
  if (stage === "develop") {
    // In development all styles are one file, and layers decide the precedence, so order doesn't
    // matter.
    actions.setWebpackConfig({ ignoreWarnings: [/Conflicting order/] });
  } else if (stage === "build-javascript") {
    actions.setWebpackConfig({
      devtool: false,
      plugins: [shortScriptsPlugin, stableHashPlugin],
      module: { rules: createFigureRules() },
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  } else if (stage === "build-html") {
    const definePlugin = plugins.define({ BOOT_SCRIPT: JSON.stringify(bundleBootScript()) });
    actions.setWebpackConfig({ plugins: [definePlugin, stylesDigestPlugin] });
  }
}
