import { pageFonts } from "../../../../tools/size/pageFonts";

const face = (family: string, file: string, range: string, style = "normal") =>
  `@font-face{font-family:${family};font-style:${style};src:url(/static/${file}.woff2) format("woff2");unicode-range:${range}}`;

const STYLES = [
  face("Word\\ 1", "word", "u+20-7e"),
  face("Word\\ 1", "word-italic", "u+20-7e", "italic"),
  face("Text", "text", "u+20-7e"),
  face("Text", "text-whole", "u+400-4ff"),
  face("Text", "text-cyrillic", "u+436"),
  face("Scripts", "chinese", "u+5730"),
  face("Japanese", "japanese", "u+5730"),
  '@font-face{font-family:System;src:local("Arial")}',
  ':root{--font-word:"Word 1","Scripts",serif;--font-text:"Text","Scripts",sans-serif}',
  "body{font:400 1rem/1.5 var(--font-text)}em{font-style:italic}",
  ':lang(ja){font-family:"Japanese",var(--font-text)}',
  ".word{font:400 var(--size)/1 var(--font-word)}.row .note em{font-style:normal}",
  "code{font-family:monospace}@media (width<36em){body{font-family:var(--font-word)}}",
].join("");

const getFonts = (body: string) => {
  const { addresses, missing } = pageFonts(`<style>${STYLES}</style><body>${body}</body>`);
  return [[...addresses].map((one) => one.replace(/static\/|\.woff2/g, "")), [...missing].join("")];
};

describe("the fonts of a page", () => {
  it.each([
    ["those of its text, by what sets it", "a <p class='word'>b</p>", ["text", "word"]],
    ["italics, where the family has them", "<p class='word'><em>a</em></p>", ["word-italic"]],
    ["upright ones where it has none", "<em>a</em>", ["text"]],
    ["by selectors of several parts", word("row", "note"), ["word"]],
    ["not those of other parts", word("row", "other"), ["word-italic"]],
    ["of two faces with a letter the later", "ж", ["text-cyrillic"]],
    ["the earlier for what the later lacks", "ш", ["text-whole"]],
    ["by language", "地<b lang='ja'><i>地</i></b>", ["chinese", "japanese"]],
    ["of what a field says while it is empty", "<input placeholder='a'>", ["text"]],
    ["none of scripts and of what only browsers without them show", hidden("a"), []],
    ["none for code", "<code>aж</code>", []],
  ])("are %s", (_what, body, fonts) => {
    expect(getFonts(body)).toEqual([fonts, ""]);
  });

  it("are told apart from characters for which there is none", () => {
    expect(getFonts("a é\n<p class='word'>ж</p>")).toEqual([["text"], "éж"]);
  });
});

function word(outer: string, inner: string): string {
  return `<div class="${outer} word"><p class="${inner}"><em>a</em></p></div>`;
}

function hidden(text: string): string {
  return `<script>"${text}"</script><noscript>${text}</noscript><template>${text}</template>`;
}
