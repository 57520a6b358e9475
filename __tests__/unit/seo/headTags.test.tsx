import { renderToStaticMarkup } from "react-dom/server";
import { createJsonLdTags } from "../../../src/seo/headTags";

it("structured data can't end its script element", () => {
  const tags = createJsonLdTags({ a: { name: "</script><script>alert(1)</script>" } });
  expect(renderToStaticMarkup(<>{tags}</>)).toMatch(
    /^<script id="polysema-ld-a"[^>]*>(?:(?!<).)*<\/script>$/,
  );
});

it("structured data omits an incomplete record", () => {
  expect(createJsonLdTags({ a: null, b: { name: "b" } })).toHaveLength(1);
});
