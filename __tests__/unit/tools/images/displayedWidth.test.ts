import {
  chosenCandidate,
  mediaHolds,
  promisedWidthPx,
} from "../../../../tools/images/displayedWidth";
import type { Candidate } from "../../../../tools/images/readPictures";

const CARD = "(max-width: 767px) 94vw, (max-width: 1199px) 46vw, 26rem";

it.each([
  [390, 366.6],
  [1000, 460],
  [1440, 416],
])("a card promises its width in a window of %i px", (viewportPx, widthPx) => {
  expect(promisedWidthPx(CARD, viewportPx)).toBeCloseTo(widthPx);
});

it("a picture without sizes promises the whole window", () => {
  expect(promisedWidthPx(undefined, 390)).toBe(390);
});

it.each([
  ["(max-width: 767.98px)", 767, true],
  ["(max-width: 767.98px)", 768, false],
  ["(min-width: 36rem) and (max-width: 800px)", 600, true],
  ["(min-width: 36rem) and (max-width: 800px)", 575, false],
  ["(orientation: portrait)", 390, false],
])("%s at %i px: %s", (media, viewportPx, holds) => {
  expect(mediaHolds(media, viewportPx)).toBe(holds);
});

const candidates: Candidate[] = [
  {
    url: "q400.avif",
    widthPx: 400,
    type: "image/avif",
    media: "(max-width: 767px)",
    sizes: "100vw",
  },
  {
    url: "q780.avif",
    widthPx: 780,
    type: "image/avif",
    media: "(max-width: 767px)",
    sizes: "100vw",
  },
  { url: "w1920.avif", widthPx: 1920, type: "image/avif", sizes: "100vw" },
  { url: "w960.avif", widthPx: 960, type: "image/avif", sizes: "100vw" },
  { url: "w960.webp", widthPx: 960, type: "image/webp", sizes: "100vw" },
  { url: "w960.jpg" },
];

it.each([
  ["a telephone takes the square crop", 390, 1, "q400.avif"],
  ["a sharp telephone takes a wider one", 390, 2, "q780.avif"],
  ["a window takes the narrowest that is wide enough", 900, 1, "w960.avif"],
  ["a wide window takes the widest", 1440, 1, "w1920.avif"],
  ["a sharp wide window takes the widest there is", 1440, 2, "w1920.avif"],
])("%s", (_name, viewportPx, pixelRatio, url) => {
  expect(chosenCandidate(candidates, viewportPx, pixelRatio)?.url).toBe(url);
});

it("a plain src is taken as it is", () => {
  expect(chosenCandidate([{ url: "mark.svg" }], 390, 1)?.url).toBe("mark.svg");
});
