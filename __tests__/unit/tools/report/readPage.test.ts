import { readPage } from "../../../../tools/report/readPage";
import { ORIGIN } from "../pages/builtPage";

describe("a built page", () => {
  const page = readPage(
    "/product/vera",
    `<html><head><title> Vera &amp;
      more </title><meta name="description" content="Two  sentences.">
      <meta property="og:image" content="${ORIGIN}/social/vera.png">
      <meta property="og:image:width" content="1200"><meta property="og:image:alt" content="A word.">
      <link rel="preconnect" href="https://cdn.example"><link rel="stylesheet" href="/a.css"></head>
      <body><svg><title>Not this</title><use href="#mark"></use></svg><a href="/x">x</a><a href="/x">x</a>
      <div id="place"></div><noscript><img src="/c.png"></noscript>
      <picture><source srcset="/d-400.webp 400w, /d-800.webp 800w"></picture><video poster="/e.jpg"></video></body></html>`,
  );

  it("gives what its head tells others", () => {
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

  it("gives its places and every address that it names, each once", () => {
    expect([...page.fragments]).toEqual(["place"]);
    expect(page.addresses).toEqual([
      "/a.css",
      "#mark",
      "/x",
      "/c.png",
      "/d-400.webp",
      "/d-800.webp",
      "/e.jpg",
      `${ORIGIN}/social/vera.png`,
    ]);
  });

  it.each([
    ['<meta name="robots" content="noindex">', false],
    ['<meta name="robots" content="index, follow">', true],
  ])("with %s is listed by engines: %s", (meta, isIndexed) => {
    expect(readPage("/", `<head>${meta}</head>`).isIndexed).toBe(isIndexed);
  });
});
