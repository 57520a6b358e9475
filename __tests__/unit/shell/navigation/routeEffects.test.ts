import { canScroll, getRouteChange } from "../../../../src/shell/navigation/routeEffects";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

test("a route change is classified by what changed", () => {
  expect(getRouteChange(at("/a"), null)).toBe("first");
  expect(getRouteChange(at("/b"), at("/a"))).toBe("page");
  expect(getRouteChange(at("/a", "", "#x"), at("/a"))).toBe("in-page");
  expect(getRouteChange(at("/a", "?offset=6"), at("/a"))).toBe("query");
  expect(getRouteChange(at("/a", "?ipn=TRUE"), at("/a"))).toBe("in-page");
  expect(getRouteChange(at("/b", "?ipn=true"), at("/a"))).toBe("page");
});

test("a route change never scrolls the first page, which the browser has positioned", () => {
  expect(canScroll(at("/a", "", "#x"), null)).toBe(false);
});

test("a route change scrolls to a new page or a fragment, not after an in-page move or another query", () => {
  expect(canScroll(at("/b"), at("/a"))).toBe(true);
  expect(canScroll(at("/a", "", "#x"), at("/a"))).toBe(true);
  expect(canScroll(at("/a", "?ipn=true"), at("/a"))).toBe(false);
  expect(canScroll(at("/a", "?search=word"), at("/a"))).toBe(false);
});
