/** @jest-environment jsdom */
import { findAltProblems } from "../../../../tools/report/checkImage";
import { findSeenPictures } from "../../../../tools/report/seenPictures";

beforeAll(() => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("not fetched"));
});

const told = async (html: string): Promise<string[]> => {
  document.body.innerHTML = html;
  const seen = await findSeenPictures();
  return seen.flatMap((picture) =>
    findAltProblems(picture).map(({ severity, text }) => `${severity}: ${text}`),
  );
};

describe("an alternative text", () => {
  it.each([
    ["is missing", "<img>", /^issue: It has no alternative text/],
    ["is empty in a link without words", '<a><img alt=""></a>', /^issue: .*only thing in a link/],
    [
      "repeats the heading",
      '<article><img alt="Word senses"><h2>Word  Senses</h2></article>',
      /^look: .*repeats/,
    ],
  ])("that %s is reported", async (_what, html, message) => {
    expect(await told(html)).toEqual([expect.stringMatching(message)]);
  });

  it.each([
    ["decorates", '<img alt="">'],
    ["decorates a link with words", '<a>Vera<img alt=""></a>'],
    ["decorates a link with a name", '<a aria-label="Vera"><img alt=""></a>'],
    ["stands beside one that says it", '<a><img alt=""><img alt="Vera"></a>'],
    ["has a heading of other words", '<li><img alt="A word"><h3>Senses</h3></li>'],
  ])("that %s is accepted", async (_what, html) => {
    expect(await told(html)).toEqual([]);
  });
});

it("the part of a picture on the first screen is measured", async () => {
  document.body.innerHTML = '<img alt="">';
  const box = new DOMRect(-100, innerHeight - 50, 300, 200);
  jest.spyOn(HTMLImageElement.prototype, "getBoundingClientRect").mockReturnValue(box);
  expect(await findSeenPictures()).toMatchObject([{ widthPx: 300, firstScreenArea: 200 * 50 }]);
});
