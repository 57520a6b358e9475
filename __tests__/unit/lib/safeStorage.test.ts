/** @jest-environment jsdom */
import { safeStorage } from "../../../src/lib/storage";

const storage = safeStorage("sessionStorage");

beforeEach(() => {
  window.sessionStorage.clear();
});

test("keeps a text until removal, in the given storage", () => {
  storage.write("key", '{"word":"bank"}');
  expect(storage.readJson("key")).toEqual({ word: "bank" });
  expect(window.localStorage).toHaveLength(0);
  storage.remove("key");
  expect(storage.readJson("key")).toBeUndefined();
});

test("treats malformed values as missing", () => {
  window.sessionStorage.setItem("key", "{broken");
  expect(storage.readJson("key")).toBeUndefined();
});
