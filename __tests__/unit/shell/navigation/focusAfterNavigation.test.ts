import { focusAfter, focusAfterNavigation } from "../../../../gatsby/patches/focusAfterNavigation";

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.runAllTimers();
  jest.useRealTimers();
});

test("only another page is announced, not a filter or a section (WCAG 4.1.3)", () => {
  document.body.innerHTML = `<div id="gatsby-announcer" aria-live="assertive"></div>`;
  const live = () => document.getElementById("gatsby-announcer")?.getAttribute("aria-live");
  focusAfterNavigation("query", "");
  expect(live()).toBe("off");
  focusAfterNavigation("page", "");
  expect(live()).toBe("assertive");
  focusAfterNavigation("in-page", "");
  expect(live()).toBe("off");
});

describe("the focus", () => {
  beforeEach(() => {
    document.body.innerHTML = `<header><button id="menu">Menu</button></header>
      <main tabindex="-1"><h1>Title</h1><button id="inside">Inside</button><section id="part">Part</section></main>`;
  });
  const heading = () => document.querySelector("h1");
  const part = () => document.getElementById("part");

  test("stays on the first page and after another query", () => {
    document.getElementById("inside")?.focus();
    focusAfter("first", "#part");
    focusAfter("query", "");
    expect(document.activeElement?.id).toBe("inside");
  });

  test("stays in the page after an in-page move, and leaves a closed menu", () => {
    document.getElementById("inside")?.focus();
    focusAfter("in-page", "#part");
    expect(document.activeElement?.id).toBe("inside");
    document.getElementById("menu")?.focus();
    focusAfter("in-page", "#part");
    expect(document.activeElement).toBe(part());
  });

  test("is taken back from the router's wrapper, however late", () => {
    document.body.innerHTML = `<div id="gatsby-focus-wrapper" tabindex="-1"><main><h1>Title</h1></main></div>`;
    const takeFocus = () => document.getElementById("gatsby-focus-wrapper")?.focus();
    focusAfterNavigation("page", "");
    jest.advanceTimersByTime(100);
    takeFocus();
    expect(document.activeElement).toBe(heading());
    jest.advanceTimersByTime(500);
    takeFocus();
    expect(document.activeElement?.id).toBe("gatsby-focus-wrapper");
  });
});
