import { mayScroll, routeChange } from "../../../../src/shell/navigation/routeEffects";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

describe("a route change", () => {
  test("is classified by what changed", () => {
    expect(routeChange(at("/a"), null)).toBe("first");
    expect(routeChange(at("/b"), at("/a"))).toBe("page");
    expect(routeChange(at("/a", "", "#x"), at("/a"))).toBe("in-page");
    expect(routeChange(at("/a", "?offset=6"), at("/a"))).toBe("query");
    expect(routeChange(at("/a", "?ipn=TRUE"), at("/a"))).toBe("in-page");
    expect(routeChange(at("/b", "?ipn=true"), at("/a"))).toBe("page");
  });

  test("never scrolls the first page, which the browser has positioned", () => {
    expect(mayScroll(at("/a", "", "#x"), null)).toBe(false);
  });

  test("scrolls to a new page or a fragment, not after an in-page move or another query", () => {
    expect(mayScroll(at("/b"), at("/a"))).toBe(true);
    expect(mayScroll(at("/a", "", "#x"), at("/a"))).toBe(true);
    expect(mayScroll(at("/a", "?ipn=true"), at("/a"))).toBe(false);
    expect(mayScroll(at("/a", "?search=word"), at("/a"))).toBe(false);
  });
});
