export { onPreInit } from "./gatsby/onPreInit";
export { onPreBootstrap } from "./gatsby/onPreBootstrap";
export { onCreateNode } from "./gatsby/onCreateNode";
export { createPages } from "./gatsby/createPages";
export { createSchemaCustomization } from "./gatsby/createSchemaCustomization";
export { createResolvers } from "./gatsby/createResolvers";
export { onCreateWebpackConfig } from "./gatsby/onCreateWebpackConfig";
export { onCreateDevServer } from "./gatsby/onCreateDevServer";
