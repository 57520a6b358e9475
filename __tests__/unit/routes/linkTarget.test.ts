import fc from "fast-check";
import {
  isInPageNavigation,
  isInternal,
  opensNewTab,
  toRoutablePath,
} from "../../../src/routes/linkTarget";

const segment = fc.stringMatching(/^[a-z0-9-]{1,12}$/);

describe("which links open a new tab", () => {
  test("an address that starts with http does (NAV-01)", () => {
    fc.assert(
      fc.property(fc.webUrl(), (url) => {
        expect(opensNewTab(url)).toBe(true);
        expect(isInternal(url)).toBe(false);
      }),
    );
  });

  test("a file does, relative or not (NAV-02)", () => {
    for (const url of ["/files/paper.pdf", "paper.pdf", "../videos/lextag.mp4", "/feed.xml?x=1"]) {
      expect(opensNewTab(url)).toBe(true);
    }
  });

  test("a page of the site does not (NAV-03)", () => {
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 4 }), (segments) => {
        const path = `/${segments.join("/")}`;
        expect(opensNewTab(path)).toBe(false);
        expect(isInternal(path)).toBe(true);
      }),
    );
  });

  test("a dot before the last segment, in the query or in the fragment doesn't make a file (NAV-04)", () => {
    fc.assert(
      fc.property(segment, segment, (first, last) => {
        for (const url of [
          `/v1.2/${first}/${last}`,
          `/${first}?file=${last}.pdf`,
          `/${first}#${last}.1`,
        ]) {
          expect(opensNewTab(url)).toBe(false);
        }
      }),
    );
  });

  test("mail and telephone links are handled by the browser, in the same tab", () => {
    for (const url of ["mailto:info@polysema.example", "tel:+390600000000"]) {
      expect(opensNewTab(url)).toBe(false);
      expect(isInternal(url)).toBe(false);
    }
  });

  test("an address without a scheme but with a host is not internal", () => {
    expect(isInternal("//elsewhere.example/page")).toBe(false);
  });
});

describe("the mark of an in-page navigation (NAV-05)", () => {
  test("is ipn=true in any letter case", () => {
    fc.assert(
      fc.property(fc.mixedCase(fc.constant("true")), (value) => {
        expect(isInPageNavigation(`?a=1&ipn=${value}`)).toBe(true);
      }),
    );
  });

  test("is nothing else", () => {
    for (const search of ["", "?ipn", "?ipn=1", "?ipn=truest", "?IPN=true", "?x=true"]) {
      expect(isInPageNavigation(search)).toBe(false);
    }
  });
});

test.each([
  ["/50%-off", "/50--off"],
  ["/product/%E0%A4%A", "/product/-E0-A4-A"],
  ["/article/list%3Fsearch=ner", "/article/list-3Fsearch=ner"],
  ["/about-us%2C", "/about-us-2C"],
  ["/100%25", "/100-25"],
  ["/about%2Dus", "/about%2Dus"],
  ["/product/v%C3%A8ra%20x", "/product/v%C3%A8ra%20x"],
])("the path %s is %s for the router", (path, routable) => {
  expect(toRoutablePath(path)).toBe(routable);
});
