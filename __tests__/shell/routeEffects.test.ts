import {
  announcePagesOnly,
  focusAfter,
  keepFocusAfter,
  mayScroll,
  routeChange,
} from "../../src/shell/routeEffects";

const at = (pathname: string, search = "", hash = "") => ({ pathname, search, hash });

describe("a change of address", () => {
  test("is told apart by what changed", () => {
    expect(routeChange(at("/a"), null)).toBe("first");
    expect(routeChange(at("/b"), at("/a"))).toBe("page");
    expect(routeChange(at("/a", "", "#x"), at("/a"))).toBe("in-page");
    expect(routeChange(at("/a", "?offset=6"), at("/a"))).toBe("query");
    expect(routeChange(at("/a", "?ipn=TRUE"), at("/a"))).toBe("in-page");
    expect(routeChange(at("/b", "?ipn=true"), at("/a"))).toBe("page");
  });

  test("never scrolls the first page, which the browser has placed", () => {
    expect(mayScroll(at("/a", "", "#x"), null)).toBe(false);
  });

  test("scrolls to a new page's place and to a fragment, not after an in-page move or another query", () => {
    expect(mayScroll(at("/b"), at("/a"))).toBe(true);
    expect(mayScroll(at("/a", "", "#x"), at("/a"))).toBe(true);
    expect(mayScroll(at("/a", "?ipn=true"), at("/a"))).toBe(false);
    expect(mayScroll(at("/a", "?search=word"), at("/a"))).toBe(false);
  });
});

test("the announcer speaks of another page, not of a filter or a section (WCAG 4.1.3)", () => {
  document.body.innerHTML = `<div id="gatsby-announcer" aria-live="assertive"></div>`;
  const live = () => document.getElementById("gatsby-announcer")?.getAttribute("aria-live");
  announcePagesOnly("query");
  expect(live()).toBe("off");
  announcePagesOnly("page");
  expect(live()).toBe("assertive");
  announcePagesOnly("in-page");
  expect(live()).toBe("off");
});

describe("the focus", () => {
  beforeEach(() => {
    document.body.innerHTML = `<header><button id="menu">Menu</button></header>
      <main tabindex="-1"><h1>Title</h1><button id="inside">Inside</button><section id="part">Part</section></main>`;
  });
  const heading = () => document.querySelector("h1");
  const part = () => document.getElementById("part");

  test("goes to the heading of another page", () => {
    focusAfter("page", "");
    expect(document.activeElement).toBe(heading());
  });

  test("goes to the section that the address names, if there is one", () => {
    focusAfter("page", "#part");
    expect(document.activeElement).toBe(part());
    focusAfter("page", "#nowhere");
    expect(document.activeElement).toBe(heading());
  });

  test("stays on the first page and after another query", () => {
    document.getElementById("inside")?.focus();
    focusAfter("first", "#part");
    focusAfter("query", "");
    expect(document.activeElement?.id).toBe("inside");
  });

  test("stays in the page's body on a move within it, and is fetched out of a closed menu", () => {
    document.getElementById("inside")?.focus();
    focusAfter("in-page", "#part");
    expect(document.activeElement?.id).toBe("inside");
    document.getElementById("menu")?.focus();
    focusAfter("in-page", "#part");
    expect(document.activeElement).toBe(part());
  });

  test("is taken back from the router's wrapper, however late that takes it", () => {
    jest.useFakeTimers();
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><main><h1>Title</h1></main></div>`;
    const takeFocus = () => document.getElementById("gatsby-focus-wrapper")?.focus();
    keepFocusAfter("page", "");
    jest.advanceTimersByTime(100);
    takeFocus();
    expect(document.activeElement).toBe(heading());
    jest.advanceTimersByTime(500);
    takeFocus();
    expect(document.activeElement?.id).toBe("gatsby-focus-wrapper");
    jest.useRealTimers();
  });

  test("survives a fragment with broken encoding", () => {
    focusAfter("page", "#%E0%A4%A");
    expect(document.activeElement).toBe(heading());
  });
});
