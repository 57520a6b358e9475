import { getSnippet } from "../../../../src/lib/search/markMatches";

it("a snippet of a text without spaces shows the match", () => {
  const text = `${"a".repeat(40)}/${"b".repeat(200)}/sense/${"c".repeat(300)}`;
  const snippet = getSnippet(text, new Set(["sense"]));
  expect(snippet.filter(({ isMatch }) => isMatch)).toEqual([{ text: "sense", isMatch: true }]);
});

it("a snippet starts at a word", () => {
  const text = `${"word ".repeat(60)}sense ${"more ".repeat(60)}`;
  expect(getSnippet(text, new Set(["sense"]))[0]?.text).toMatch(/^… word (?:word )*$/);
});
