import { checkPage, findSharedTexts } from "../../../../tools/report/checkPage";
import type { BuiltPage } from "../../../../tools/report/readPage";
import { pageWith } from "./builtPage";

const told = (page: BuiltPage) =>
  checkPage(page).map(({ severity, text }) => `${severity}: ${text}`);

describe("a page", () => {
  it("without an issue has nothing to do", () => {
    expect(told(pageWith())).toEqual([]);
  });

  it.each([
    [{ title: "" }, /^issue: The title is missing/],
    [{ description: "" }, /^issue: The description is missing/],
    [{ social: undefined }, /^issue: .*no picture/],
    [
      { social: { address: "/a.png", alt: "", widthPx: 1200, heightPx: 630 } },
      /^look: .*no alternative text/,
    ],
  ])("with %j is reported", (changes, message) => {
    expect(told(pageWith(changes))).toEqual([expect.stringMatching(message)]);
  });

  it("that is noindex is judged only as a link", () => {
    const unlisted = { isIndexed: false, description: "" };
    expect(told(pageWith(unlisted))).toEqual([]);
    expect(told(pageWith({ ...unlisted, social: undefined }))).toHaveLength(1);
  });
});

it("pages that share a title are reported, except noindex pages", () => {
  const shared = { title: "News", description: "All news." };
  const pages = [
    pageWith({ path: "/a", ...shared }),
    pageWith({ path: "/b", ...shared, description: "Other news." }),
    pageWith({ path: "/c", ...shared, isIndexed: false }),
    pageWith({ path: "/d" }),
  ];
  const note = { severity: "note", text: expect.stringContaining("2 pages share one title") };
  expect(Object.fromEntries(findSharedTexts(pages))).toMatchObject({ "/a": [note], "/b": [note] });
  expect([...findSharedTexts(pages).values()].flat()).toHaveLength(2);
});
