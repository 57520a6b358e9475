import { slugify } from "../../../src/lib/slugify";

it.each([
  ["Pere-Lluís Huguet Cabot", "pere-lluis-huguet-cabot"],
  ["Pere Lluís Huguet Cabot", "pere-lluis-huguet-cabot"],
  ["Jan A. Botha", "jan-a-botha"],
  ["Felice Dell’Orletta", "felice-dell-orletta"],
  ["Søren Łukasz Weiß", "soren-lukasz-weiss"],
  ["Word Sense Disambiguation", "word-sense-disambiguation"],
  ["Alexandra Ωμέγα", "alexandra-ωμεγα"],
  ["Алёна Лев Толсто\u0301й", "алена-лев-толстой"],
  ["मीना शर्मा", "मीना-शर्मा"],
  ["मोना शर्मा", "मोना-शर्मा"],
  ["バーク", "バーク"],
  ["パーク", "パーク"],
  ["김철수".normalize("NFD"), "김철수"],
  ["ශ්\u200dරී", "ශ්රී"],
])("%s is %s in an address", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
