/** @jest-environment jsdom */
import { findSeenPictures } from "../../../../tools/images/seenPictures";

beforeAll(() => {
  HTMLImageElement.prototype.decode = () => Promise.reject(new Error("not fetched"));
});

it("the area of a picture on the first screen is measured", async () => {
  document.body.innerHTML = '<img alt="">';
  const box = new DOMRect(-100, innerHeight - 50, 300, 200);
  jest.spyOn(HTMLImageElement.prototype, "getBoundingClientRect").mockReturnValue(box);
  expect(await findSeenPictures()).toMatchObject([{ widthPx: 300, firstScreenArea: 200 * 50 }]);
});
