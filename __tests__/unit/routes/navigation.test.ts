import fc from "fast-check";
import {
  initialNavigation,
  isRouterError,
  MAX_REDIRECTS,
  navigationSucceeded,
  recoverFromNavigationError,
} from "../../../src/routes/navigation";

describe("the visitor's journey", () => {
  test("remembers the previous address after each success (NAV-08)", () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.webPath(), { minLength: 2 }), (urls) => {
        const state = urls.reduce(navigationSucceeded, initialNavigation);
        expect(state.previousUrl).toBe(urls.at(-2));
        expect(state.currentUrl).toBe(urls.at(-1));
      }),
    );
  });

  test("does not call an address its own predecessor", () => {
    const state = ["/a", "/b", "/b"].reduce(navigationSucceeded, initialNavigation);
    expect(state.previousUrl).toBe("/a");
  });
});

describe("an error of a navigation", () => {
  test("is ignored when the router speaks to itself (NAV-07)", () => {
    for (const error of [{ uri: "/elsewhere" }, { name: "AbortError" }]) {
      expect(isRouterError(error)).toBe(true);
      expect(recoverFromNavigationError(initialNavigation, error).recovery).toEqual({
        kind: "ignore",
      });
    }
  });

  test("is not taken for the router's whatever else is thrown", () => {
    for (const error of [null, undefined, "no", 3, {}, new Error("x")]) {
      expect(isRouterError(error)).toBe(false);
    }
  });

  test("ends a loop after 31 redirects in a row (NAV-09)", () => {
    let state = initialNavigation;
    const kinds: string[] = [];
    for (let attempt = 0; attempt <= MAX_REDIRECTS; attempt += 1) {
      const result = recoverFromNavigationError(state, new Error("again"));
      state = result.state;
      kinds.push(result.recovery.kind);
    }
    expect(kinds.filter((kind) => kind === "redirect")).toHaveLength(31);
    expect(kinds.at(-1)).toBe("stop");
  });
});
