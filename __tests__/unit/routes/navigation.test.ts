import fc from "fast-check";
import {
  initialNavigation,
  isRouterError,
  MAX_REDIRECTS,
  navigationSucceeded,
  recoverFromNavigationError,
} from "../../../src/routes/navigation";
import { notFoundPath } from "../../../src/routes/paths";

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

  test("does not change its memory on an error (NAV-08)", () => {
    const before = ["/a", "/b"].reduce(navigationSucceeded, initialNavigation);
    const { state } = recoverFromNavigationError(before, new Error("chunk missing"));
    expect(state).toMatchObject({ currentUrl: "/b", previousUrl: "/a" });
  });
});

describe("an error of a navigation", () => {
  test("sends the visitor to not-found (NAV-06)", () => {
    const { recovery } = recoverFromNavigationError(initialNavigation, new Error("broken"));
    expect(recovery).toEqual({ kind: "redirect", to: notFoundPath });
  });

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

  test("counts anew after a success", () => {
    const { state } = recoverFromNavigationError(initialNavigation, new Error("once"));
    expect(navigationSucceeded(state, "/a").redirects).toBe(0);
  });
});
