import { judgePage } from "../../../../tools/pages/judgePage";
import type { BuiltPage } from "../../../../tools/report/readPage";
import { pageWith } from "./builtPage";

const told = (page: BuiltPage) =>
  judgePage(page).map(({ severity, text }) => `${severity}: ${text}`);

const picture = (widthPx: number, heightPx: number, alt = "A word.") => ({
  social: { address: "/social/vera.png", alt, widthPx, heightPx },
});

describe("a page", () => {
  it("without an issue has nothing to do", () => {
    expect(told(pageWith())).toEqual([]);
  });

  it.each([
    [{ title: "" }, /^issue: The title is missing/],
    [{ description: "" }, /^issue: The description is missing/],
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

  it("that engines don't list is judged as a link only", () => {
    const unlisted = { isIndexed: false, description: "" };
    expect(told(pageWith(unlisted))).toEqual([]);
    expect(told(pageWith({ ...unlisted, social: undefined }))).toHaveLength(1);
  });
});
