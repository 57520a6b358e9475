import type { GatsbyNode } from "gatsby";
import { createSchemaCustomization as declareTypes } from "./src/build/fieldExtensions";
import { contentSdl } from "./src/build/sdl";

export { createPages } from "./src/build/createPages";
export { onCreateWebpackConfig } from "./src/build/webpackConfig";

export const createSchemaCustomization: GatsbyNode["createSchemaCustomization"] = (api) => {
  declareTypes(api, contentSdl());
};
