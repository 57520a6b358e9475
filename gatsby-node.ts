export { onPreInit } from "./src/build/checkContentFirst";
export { onPreBootstrap } from "./src/build/webFonts/writeWebFonts";
export { createPages } from "./src/build/createPages";
export { createSchemaCustomization } from "./src/build/fieldExtensions";
export { createResolvers } from "./src/build/createResolvers";
export { onPostBuild } from "./src/build/onPostBuild";
export { onCreateWebpackConfig } from "./gatsby/onCreateWebpackConfig";
export { onCreateDevServer } from "./src/build/preview/previewServer";
