/** @jest-environment jsdom */
import { safeStorage } from "../../../src/lib/safeStorage";

const storage = safeStorage("sessionStorage");

beforeEach(() => {
  window.sessionStorage.clear();
});

test("keeps a text until it is removed, in the storage that was named", () => {
  storage.write("key", '{"word":"bank"}');
  expect(storage.readJson("key")).toEqual({ word: "bank" });
  expect(window.localStorage).toHaveLength(0);
  storage.remove("key");
  expect(storage.readJson("key")).toBeUndefined();
});

test("what is broken is nothing", () => {
  window.sessionStorage.setItem("key", "{broken");
  expect(storage.readJson("key")).toBeUndefined();
});

test("where storage is refused nothing is kept and nothing fails", () => {
  jest.spyOn(window, "sessionStorage", "get").mockImplementation(() => {
    throw new DOMException("refused", "SecurityError");
  });
  storage.write("key", "1");
  expect(storage.readJson("key")).toBeUndefined();
  storage.remove("key");
  jest.restoreAllMocks();
  expect(window.sessionStorage).toHaveLength(0);
});
