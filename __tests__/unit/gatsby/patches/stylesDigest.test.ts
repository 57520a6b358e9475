import webpack, { type Compiler, type WebpackPluginInstance } from "webpack";
import { stableHashPlugin, stylesDigest } from "../../../../gatsby/patches/stylesDigest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const stats = (...assets: string[]) => JSON.stringify({ assetsByChunkName: { app: assets } });

test("the digest changes with styles in any chunk, not with scripts and asset order", () => {
  const before = stylesDigest(stats("app.1a.css", "app-2b.js"));
  expect(stylesDigest(stats("app.3c.css", "app-2b.js"))).not.toBe(before);
  expect(stylesDigest(stats("app.1a.css", "page.4d.css", "app-2b.js"))).not.toBe(before);
  const both = stylesDigest(stats("app.1a.css", "page.4d.css", "app-2b.js"));
  expect(stylesDigest(stats("page.4d.css", "app-9z.js", "app.1a.css", "app.1a.css"))).toBe(both);
});

test("statistics without styles stop the build", () => {
  expect(() => stylesDigest(stats("app-2b.js"))).toThrow(/stylesheet/);
});

const getHash = (...plugins: WebpackPluginInstance[]) =>
  new Promise((resolve, reject) => {
    const context = temporaryFolder("scripts");
    writeFiles(context, { "page.js": "" });
    const output = { path: `${context}/public` };
    webpack({ mode: "none", context, entry: "./page.js", output, plugins }, (error, stats) =>
      error ? reject(error) : resolve(stats?.hash),
    );
  });

/** Runs a child compilation, as the styles' plugin does for sheets that aren't in the cache. */
const childPlugin = {
  apply: ({ hooks }: Compiler): void =>
    hooks.make.tapAsync("child", (compilation, done) =>
      compilation.createChildCompiler("styles", {}).runAsChild((error) => done(error)),
    ),
};

test("scripts have the same hash whether styles are compiled or come from the cache", async () => {
  expect(await getHash(childPlugin, stableHashPlugin)).toBe(await getHash(stableHashPlugin));
});
