import { getPageKind } from "../../../../tools/size/pageSizes";

test.each([
  ["component---src-pages-index-tsx", "home"],
  ["component---src-kinds-case-study-page-tsx", "case-study"],
  ["component---src-kinds-product-page-tsx-content-file-path-verdict-figure", "product"],
  ["component---src-pages-article-list-tsx", "article-list"],
])("the kind of page of %s is %s", (chunk, kind) => {
  expect(getPageKind(chunk)).toBe(kind);
});
