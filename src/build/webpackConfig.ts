import { readFileSync } from "node:fs";
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { minify_sync } from "terser";
import { bootScript } from "../boot/bootPage";
import { isObject } from "../lib/isObject";
import { emptyChunkMap, restoreChunkMap } from "./chunkMap";
import { readClassNames, type ClassNames } from "./classNames";
import { stylesDigest } from "./stylesDigest";

/**
 * What stands for React in the built site, on the server and in the browser alike, so that the ids of
 * both agree. Preact does the same work in 8 KiB instead of 57 (brotli).
 */
const PREACT = {
  "react/jsx-runtime": "preact/jsx-runtime",
  "react-dom/client": "preact/compat/client",
  "react-dom/server": "preact/compat/server",
  react$: path.resolve("src/build/preactAsReact.js"),
  "react-dom$": path.resolve("src/build/preactAsReact.js"),
};

/** Gives the names to the loader of CSS modules, wherever it stands among the rules. */
function nameClasses(value: unknown, shortName: ClassNames["shortName"]): void {
  if (Array.isArray(value)) value.forEach((one) => nameClasses(one, shortName));
  else if (isObject(value) && !(value instanceof RegExp)) {
    if ("localIdentName" in value) {
      value.getLocalIdent = (
        { resourcePath }: { resourcePath: string },
        _pattern: string,
        className: string,
      ) => shortName(resourcePath, className);
    }
    ["rules", "oneOf", "use", "options", "modules"].forEach((key) => {
      nameClasses(value[key], shortName);
    });
  }
}

/** Lets the sheets be split as the scripts are, so that a page carries the styles of its own blocks. */
function splitStyles(optimization: unknown): void {
  const splitChunks = isObject(optimization) ? optimization.splitChunks : undefined;
  const cacheGroups = isObject(splitChunks) ? splitChunks.cacheGroups : undefined;
  if (isObject(cacheGroups)) delete cacheGroups.styles;
}

/** Puts Preact in React's place. Gatsby's own aliases for React are prefixes and would come first. */
function runOnPreact(resolve: unknown): void {
  if (!isObject(resolve) || !isObject(resolve.alias)) return;
  const others = Object.entries(resolve.alias).filter(
    ([name]) => name !== "react" && name !== "react-dom",
  );
  resolve.alias = { ...PREACT, ...Object.fromEntries(others) };
}

/** Gatsby's `Script` component and its worker for foreign scripts: it brings them, no page uses them. */
const UNUSED_MODULES = ["gatsby-script", "@builder.io/partytown/integration"];

/** Puts an empty module in the place of what no page uses. */
function leaveOutUnused(resolve: unknown): void {
  if (!isObject(resolve) || !isObject(resolve.alias)) return;
  for (const name of UNUSED_MODULES) resolve.alias[name] = false;
}

/** Spares editors forty warnings about the order of sheets: no look depends on it (`styleOrder.spec`). */
function allowAnyOrder(plugins: unknown): void {
  for (const plugin of Array.isArray(plugins) ? plugins : []) {
    if (
      isObject(plugin) &&
      plugin.constructor.name === "MiniCssExtractPlugin" &&
      isObject(plugin.options)
    ) {
      plugin.options.ignoreOrder = true;
    }
  }
}

/**
 * What a visitor's browser loads: Preact, split styles, short class names, a boot script without
 * spaces, no source maps. `gatsby develop` keeps React and its refresh.
 */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
  plugins,
}: CreateWebpackConfigArgs): void {
  if (stage === "develop-html") return;
  const webpackConfig: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isObject(webpackConfig)) return;
  if (stage === "develop") {
    allowAnyOrder(webpackConfig.plugins);
    actions.replaceWebpackConfig(webpackConfig);
    return;
  }
  const classNames = readClassNames(process.cwd());
  nameClasses(webpackConfig.module, classNames.shortName);
  if (isObject(webpackConfig.cache)) webpackConfig.cache.version = classNames.version;
  runOnPreact(webpackConfig.resolve);
  if (stage === "build-javascript") {
    restoreChunkMap();
    leaveOutUnused(webpackConfig.resolve);
    splitStyles(webpackConfig.optimization);
    webpackConfig.devtool = false;
  } else {
    emptyChunkMap();
    if (isObject(webpackConfig.output)) {
      const webpackStats = readFileSync("public/webpack.stats.json", "utf8");
      webpackConfig.output.hashSalt = stylesDigest(webpackStats);
    }
    // React is kept out of the bundle by a function; Preact must be one instance, inside it.
    const externals: unknown[] = Array.isArray(webpackConfig.externals)
      ? webpackConfig.externals
      : [];
    webpackConfig.externals = externals.filter((external) => typeof external !== "function");
  }
  actions.replaceWebpackConfig(webpackConfig);
  if (stage === "build-html") {
    const constants = { BOOT_SCRIPT: JSON.stringify(minify_sync(bootScript()).code) };
    const plugin: unknown = Reflect.apply(plugins.define, plugins, [constants]);
    actions.setWebpackConfig({ plugins: [plugin] });
  }
}
