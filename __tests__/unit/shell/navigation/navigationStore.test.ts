import { navigationStore } from "../../../../src/shell/navigation/navigationStore";

const visit = (url: string) => {
  navigationStore.begin();
  navigationStore.finish(url);
};

beforeEach(() => navigationStore.reset());

test("the first page has no predecessor, the second has", () => {
  visit("/a");
  expect(navigationStore.previousUrl()).toBeNull();
  visit("/b");
  expect(navigationStore.previousUrl()).toBe("/a");
});

test("an error on the way to a page leads to not-found and is not remembered (NAV-06, NAV-08)", () => {
  visit("/a");
  visit("/b");
  navigationStore.begin();
  expect(navigationStore.fail(new Error("broken page"))).toEqual({
    kind: "redirect",
    to: "/not-found",
  });
  navigationStore.finish("/c");
  expect(navigationStore.previousUrl()).toBe("/a");
});

test("an error of the router itself changes nothing (NAV-07)", () => {
  visit("/a");
  navigationStore.begin();
  expect(navigationStore.fail({ uri: "/b" })).toEqual({ kind: "ignore" });
});

test("an error on the first page or on a page long shown sends nobody away", () => {
  navigationStore.begin();
  expect(navigationStore.fail(new Error("first"))).toEqual({ kind: "stop" });
  navigationStore.finish("/a");
  expect(navigationStore.fail(new Error("later"))).toEqual({ kind: "stop" });
});
