import fc from "fast-check";
import { MAX_REDIRECTS, navigationStore } from "../../../../src/shell/navigation/navigationStore";

const arrive = (url: string) => {
  navigationStore.begin();
  navigationStore.finish(url);
};

beforeEach(() => navigationStore.reset());

describe("the visitor's journey", () => {
  test("remembers the previous address after each success (NAV-08)", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.webPath(), { minLength: 2 }), (urls) => {
        navigationStore.reset();
        urls.forEach(arrive);
        expect(navigationStore.previousUrl()).toBe(urls.at(-2));
      }),
    );
  });

  test("does not call an address its own predecessor, and forgets a failure (NAV-08)", () => {
    ["/a", "/b", "/b"].forEach(arrive);
    navigationStore.begin();
    navigationStore.fail(new Error("x"));
    navigationStore.finish("/c");
    expect(navigationStore.previousUrl()).toBe("/a");
  });
});

test("an address that names no page is no predecessor of the page in its place", () => {
  arrive("/a");
  arrive("/missing");
  navigationStore.drop();
  arrive("/not-found");
  expect(navigationStore.previousUrl()).toBe("/a");
});

describe("an error of a navigation", () => {
  beforeEach(() => {
    arrive("/a");
    navigationStore.begin();
  });

  test.each([{ uri: "/elsewhere" }, { name: "AbortError" }])(
    "is ignored when the router speaks to itself: %o (NAV-07)",
    (error) => {
      expect(navigationStore.fail(error)).toBeUndefined();
    },
  );

  test.each([null, undefined, "no", 3, {}, new Error("x")])(
    "is not taken for the router's: %o",
    (error) => {
      expect(navigationStore.fail(error)).toBe("/not-found");
    },
  );

  test("ends a loop after 31 redirects in a row (NAV-09)", () => {
    const ways = Array.from({ length: MAX_REDIRECTS + 1 }, () => navigationStore.fail("again"));
    expect(ways.filter((to) => to === "/not-found")).toHaveLength(31);
    expect(ways.at(-1)).toBeUndefined();
  });
});
