import fc from "fast-check";
import { MAX_REDIRECTS, navigationStore } from "../../../../src/shell/navigation/navigationStore";

const arrive = (url: string) => {
  navigationStore.begin();
  navigationStore.finish(url);
};

test("the navigation history keeps the previous address after each success (NAV-08)", () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.webPath(), { minLength: 2 }), (urls) => {
      urls.forEach(arrive);
      expect(navigationStore.urlBefore(urls.at(-1) ?? "")).toBe(urls.at(-2));
    }),
  );
});

test("the navigation history never has an address as its own predecessor, and forgets a failure (NAV-08)", () => {
  ["/a", "/b", "/b"].forEach(arrive);
  navigationStore.begin();
  navigationStore.fail(new Error("x"));
  navigationStore.finish("/c");
  expect(navigationStore.urlBefore("/b")).toBe("/a");
});

test("the navigation history omits an address without a page", () => {
  arrive("/a");
  arrive("/missing");
  navigationStore.drop();
  arrive("/not-found");
  expect(navigationStore.urlBefore("/not-found")).toBe("/a");
});

describe("a navigation error", () => {
  beforeEach(() => {
    arrive("/a");
    navigationStore.begin();
  });

  test.each([{ uri: "/elsewhere" }, { name: "AbortError" }])(
    "is ignored if it's a signal of the router: %o (NAV-07)",
    (error) => {
      expect(navigationStore.fail(error)).toBeUndefined();
    },
  );

  test.each([null, undefined, "no", 3, {}, new Error("x")])(
    "isn't mistaken for the router's: %o",
    (error) => {
      expect(navigationStore.fail(error)).toBe("/not-found");
    },
  );

  test("stops a loop after 31 consecutive redirects (NAV-09)", () => {
    const ways = Array.from({ length: MAX_REDIRECTS + 1 }, () => navigationStore.fail("again"));
    expect(ways.filter((to) => to === "/not-found")).toHaveLength(31);
    expect(ways.at(-1)).toBeUndefined();
  });
});
