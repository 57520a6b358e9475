import type { CreateWebpackConfigArgs } from "gatsby";

type Fields = Record<string, unknown>;

const isFields = (value: unknown): value is Fields => typeof value === "object" && value !== null;

/** Enough of a hash to tell some thousand classes apart; names of files and parts stay in the source. */
const SHORT_CLASS_NAME = "[hash:base64:5]";

/** Shortens the names of CSS modules, which every page repeats in its HTML and its inlined styles. */
function shortenClassNames(value: unknown): void {
  if (Array.isArray(value)) value.forEach(shortenClassNames);
  else if (isFields(value) && !(value instanceof RegExp)) {
    if ("localIdentName" in value) value.localIdentName = SHORT_CLASS_NAME;
    ["rules", "oneOf", "use", "options", "modules"].forEach((key) => {
      shortenClassNames(value[key]);
    });
  }
}

/** Lets the sheets be split as the scripts are, so that a page carries the styles of its own blocks. */
function splitStyles(optimization: unknown): void {
  const splitChunks = isFields(optimization) ? optimization.splitChunks : undefined;
  const cacheGroups = isFields(splitChunks) ? splitChunks.cacheGroups : undefined;
  if (isFields(cacheGroups)) delete cacheGroups.styles;
}

/** What a visitor's browser loads: split styles, short class names, no source maps. */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript" && stage !== "build-html") return;
  const webpackConfig: unknown = Reflect.apply(getConfig, undefined, []);
  if (!isFields(webpackConfig)) return;
  shortenClassNames(webpackConfig.module);
  if (stage === "build-javascript") {
    splitStyles(webpackConfig.optimization);
    webpackConfig.devtool = false;
  }
  actions.replaceWebpackConfig(webpackConfig);
}
