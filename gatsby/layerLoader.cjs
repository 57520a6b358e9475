const path = require("node:path");

/** Webpack loader: puts a style sheet into the cascade layer that its folder of `src` names. */
module.exports = function putInLayer(source) {
  const [, folder] = path.relative(this.rootContext, this.resourcePath).split(path.sep);
  return source.startsWith("@layer") ? source : `@layer ${folder} {\n${source}}\n`;
};
