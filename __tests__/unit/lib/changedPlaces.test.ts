import { findChangedPlaces } from "../../../src/lib/example/findChangedPlaces";

it.each([
  ["a b c", "a b c", ""],
  ["a b c", "a x c", "x"],
  ["a b c", "a b new words c", "new words"],
  ["a b c d", "a d", ""],
  ["a b a c", "c a b a", "c"],
  ["", "a b", "a b"],
])("finds the words that changed: %s → %s", (before, now, changed) => {
  const words = now.split(" ");
  const places = findChangedPlaces(before.split(" "), words);
  expect(places.map((place) => words[place]).join(" ")).toBe(changed);
});
