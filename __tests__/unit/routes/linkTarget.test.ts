import {
  isInPageNavigation,
  isInternal,
  opensNewTab,
  toRoutablePath,
} from "../../../src/routes/linkTarget";

test.each([
  ["http://example.org", true, false, "NAV-01"],
  ["https://example.org/a?b#c", true, false, "NAV-01"],
  ["/files/paper.pdf", true, false, "NAV-02"],
  ["paper.pdf", true, false, "NAV-02"],
  ["../videos/lextag.mp4", true, false, "NAV-02"],
  ["/feed.xml?x=1", true, false, "NAV-02"],
  ["/", false, true, "NAV-03"],
  ["/product/vera-2/more", false, true, "NAV-03"],
  ["/v1.2/first/last", false, true, "NAV-04"],
  ["/research?file=a.pdf", false, true, "NAV-04"],
  ["/about-us#a.1", false, true, "NAV-04"],
  ["mailto:info@polysema.example", false, false, "by the browser"],
  ["tel:+390600000000", false, false, "by the browser"],
])("%s opens a new tab: %s; is a page of the site: %s (%s)", (url, isNewTab, isPage) => {
  expect([opensNewTab(url), isInternal(url)]).toEqual([isNewTab, isPage]);
});

test("an address without a scheme but with a host is not internal", () => {
  expect(isInternal("//elsewhere.example/page")).toBe(false);
});

test.each([
  ...["?ipn=true", "?a=1&ipn=TRUE", "?ipn=True"].map((search) => [search, true] as const),
  ...["", "?ipn", "?ipn=1", "?ipn=truest", "?IPN=true", "?x=true"].map(
    (search) => [search, false] as const,
  ),
])("the query %s marks an in-page navigation: %s (NAV-05)", (search, isMarked) => {
  expect(isInPageNavigation(search)).toBe(isMarked);
});

test.each([
  ["/50%-off", "/50--off"],
  ["/product/%E0%A4%A", "/product/-E0-A4-A"],
  ["/article/list%3Fsearch=ner", "/article/list-3Fsearch=ner"],
  ["/about-us%2C", "/about-us-2C"],
  ["/100%25", "/100-25"],
  ["/product/vera%20", "/product/vera-20"],
  ["/contacts%09/", "/contacts-09/"],
  ["/about%2Dus", "/about%2Dus"],
  ["/product/v%C3%A8ra%20x", "/product/v%C3%A8ra%20x"],
])("the path %s is %s for the router", (path, routable) => {
  expect(toRoutablePath(path)).toBe(routable);
});
