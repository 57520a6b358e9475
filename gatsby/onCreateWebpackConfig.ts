import { readdirSync } from "node:fs";
import path from "node:path";
import { buildSync } from "esbuild";
import type { CreateWebpackConfigArgs } from "gatsby";
import { isObject } from "../src/lib/json";
import { shortScriptsPlugin } from "./patches/bodyScripts";
import { stableHashPlugin, stylesDigestPlugin } from "./patches/stylesDigest";

/** The boot script as one line, for every page's head. */
const bundleBootScript = () =>
  buildSync({ entryPoints: ["src/boot/boot.ts"], bundle: true, minify: true, write: false })
    .outputFiles.map(({ text }) => text.trim())
    .join("");

/**
 * Removes other products' figures from a page's chunk; `src/kinds/product/kind.ts` names its
 * figure. All figures together would add 3 KiB to each product page.
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

/**
 * Removes environment variables that no page reads. Gatsby makes all of them constants of the
 * renderer. If any changed, such as a build's number, webpack built all modules again.
 */
function removeUnreadVariables(config: unknown): void {
  const plugins: unknown = isObject(config) ? config.plugins : [];
  const unread = Object.keys(process.env).filter((name) => !/^(?:GATSBY_|NODE_ENV$)/.test(name));
  for (const { definitions } of Array.isArray(plugins) ? plugins.filter(isObject) : [])
    for (const name of unread)
      if (isObject(definitions)) Reflect.deleteProperty(definitions, `process.env.${name}`);
}

/** Inlines only the styles of a page's own blocks, and publishes no source maps. */
export function onCreateWebpackConfig({
  stage,
  actions,
  plugins,
  getConfig,
}: Pick<CreateWebpackConfigArgs, "stage" | "actions"> & {
  plugins: Record<"define" | "provide", (definitions: object) => object>;
  getConfig: () => unknown;
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
      module: { rules: ownFigureRules() },
      optimization: { splitChunks: { cacheGroups: { styles: false } } },
    });
  } else if (stage === "build-html") {
    removeUnreadVariables(getConfig());
    const definePlugin = plugins.define({ BOOT_SCRIPT: JSON.stringify(bundleBootScript()) });
    actions.setWebpackConfig({ plugins: [definePlugin, stylesDigestPlugin] });
  }
}
