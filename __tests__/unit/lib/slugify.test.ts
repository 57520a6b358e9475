import { slugify } from "../../../src/lib/slugify";

it.each([
  ["Pere-Lluís Huguet Cabot", "pere-lluis-huguet-cabot"],
  ["Pere Lluís Huguet Cabot", "pere-lluis-huguet-cabot"],
  ["Jan A. Botha", "jan-a-botha"],
  ["Felice Dell’Orletta", "felice-dell-orletta"],
  ["Søren Łukasz Weiß", "soren-lukasz-weiss"],
  ["Word Sense Disambiguation", "word-sense-disambiguation"],
])("%s is %s in an address", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
