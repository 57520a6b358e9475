import type { CreateWebpackConfigArgs } from "gatsby";

interface SplittableConfig {
  devtool?: unknown;
  optimization?: { splitChunks?: false | { cacheGroups?: Record<string, unknown> } };
}

/**
 * Each page carries only the styles of its own blocks: without Gatsby's `styles` group the sheets
 * are split as the scripts are, and the HTML inlines what its page uses. Source maps are not published.
 */
export function onCreateWebpackConfig({
  stage,
  actions,
  getConfig,
}: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const webpackConfig: SplittableConfig = getConfig();
  const splitChunks = webpackConfig.optimization?.splitChunks;
  if (splitChunks && splitChunks.cacheGroups) delete splitChunks.cacheGroups["styles"];
  webpackConfig.devtool = false;
  actions.replaceWebpackConfig(webpackConfig);
}
