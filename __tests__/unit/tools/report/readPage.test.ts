import { readPage } from "../../../../tools/report/readPage";
import { ORIGIN } from "./builtPage";

describe("a built page", () => {
  const page = readPage(
    "/product/vera",
    `<html><head><title> Vera &amp;
      more </title><meta name="description" content="Two  sentences.">
      <meta property="og:image" content="${ORIGIN}/social/vera.png">
      <meta property="og:image:width" content="1200"><meta property="og:image:alt" content="A word.">
      </head><body><svg><title>Not this</title></svg><noscript><img src="/c.png"></noscript></body></html>`,
  );

  it("is read by its head", () => {
    expect(page).toMatchObject({
      title: "Vera & more",
      description: "Two sentences.",
      social: {
        address: `${ORIGIN}/social/vera.png`,
        alt: "A word.",
        widthPx: 1200,
        heightPx: 0,
      },
      isIndexed: true,
      hasPictures: true,
    });
  });

  it.each([
    ['<meta name="robots" content="noindex">', false],
    ['<meta name="robots" content="index, follow">', true],
  ])("with %s is indexable: %s", (meta, isIndexed) => {
    expect(readPage("/", `<head>${meta}</head>`).isIndexed).toBe(isIndexed);
  });
});
