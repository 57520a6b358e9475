import { stylesDigest } from "../../../../gatsby/patches/stylesDigest";

const stats = (...assets: string[]) => JSON.stringify({ assetsByChunkName: { app: assets } });

test("the digest changes with styles in any chunk", () => {
  const before = stylesDigest(stats("app.1a.css", "app-2b.js"));
  expect(stylesDigest(stats("app.3c.css", "app-2b.js"))).not.toBe(before);
  expect(stylesDigest(stats("app.1a.css", "page.4d.css", "app-2b.js"))).not.toBe(before);
});

test("the digest doesn't change with scripts and asset order", () => {
  const before = stylesDigest(stats("app.1a.css", "page.4d.css", "app-2b.js"));
  expect(stylesDigest(stats("page.4d.css", "app-9z.js", "app.1a.css", "app.1a.css"))).toBe(before);
});

test("statistics without styles stop the build", () => {
  expect(() => stylesDigest(stats("app-2b.js"))).toThrow(/stylesheet/);
});
