import { judgePage } from "../../../../tools/pages/judgePage";
import type { BuiltPage } from "../../../../tools/report/readPage";
import { pageWith } from "./builtPage";

const told = (page: BuiltPage, pages = [page]) =>
  judgePage(page, pages).map(({ severity, text }) => `${severity}: ${text}`);

const picture = (widthPx: number, heightPx: number, alt = "A word.") => ({
  social: { address: "/social/vera.png", alt, widthPx, heightPx },
});

describe("a page", () => {
  it("without an issue has nothing to do", () => {
    expect(told(pageWith())).toEqual([]);
  });

  it.each([
    [{ title: "" }, /^issue: The title is missing/],
    [{ title: "Vera" }, /^look: The title has 4 characters: say more/],
    [{ title: "word ".repeat(13).trim() }, /^look: The title has 64 .* cut it after about 60/],
    [{ description: "" }, /^issue: The description is missing/],
    [{ description: "Fact-checking." }, /^look: The description has 14/],
    [{ description: "word ".repeat(40).trim() }, /^look: The description has 199 .*about 155/],
    [{ social: undefined }, /^issue: .*no picture/],
    [picture(1200, 630, ""), /^look: .*no alternative text/],
    [picture(200, 75), /^look: .*200 × 75 pixels: networks show it small/],
    [picture(1200, 800), /^look: .*cut 11 % above and below/],
    [picture(2400, 800), /^look: .*cut 18 % left and right/],
  ])("with %j is told", (changes, message) => {
    expect(told(pageWith(changes))).toEqual([expect.stringMatching(message)]);
  });

  it.each([picture(2000, 1000), picture(1600, 900)])("may have a picture as %j", (changes) => {
    expect(told(pageWith(changes))).toEqual([]);
  });

  it("that engines don't list, or that speaks a paper's words, is judged as a link only", () => {
    for (const changes of [{ isIndexed: false }, { path: "/research/publication/a" }]) {
      expect(told(pageWith({ ...changes, title: "Vera", description: "" }))).toEqual([]);
      expect(told(pageWith({ ...changes, social: undefined }))).toHaveLength(1);
    }
  });

  it("with the title of others is told once, at the first of them", () => {
    const pages = ["/a", "/b", "/c"].map((path, index) =>
      pageWith({ path, description: `${pageWith().description} ${String(index)}` }),
    );
    expect(pages.map((page) => told(page, pages))).toEqual([
      ["look: The title is also that of /b and 1 more: give each page its own."],
      [],
      [],
    ]);
  });
});
