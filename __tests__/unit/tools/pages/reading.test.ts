import { linksInCode } from "../../../../tools/pages/linksInCode";
import { linksInRecords } from "../../../../tools/pages/linksInRecords";
import { readPage } from "../../../../tools/pages/readPage";
import { validFiles, validRecords, toJsonText } from "../check/fixtures/validRecords";
import { ORIGIN } from "./builtPage";

describe("a built page", () => {
  const page = readPage(
    "/product/vera",
    `<html><head><title> Vera &amp;
      more </title><meta name="description" content="Two  sentences.">
      <meta property="og:title" content="Vera, shared"><meta property="og:image" content="${ORIGIN}/social/vera.png">
      <meta property="og:image:width" content="1200"><meta property="og:image:alt" content="A word.">
      <link rel="preconnect" href="https://cdn.example"><link rel="stylesheet" href="/a.css">
      <script type="application/ld+json">{"@id":"${ORIGIN}/#organization","url":"https:\\/\\/www.polysema.example\\/about-us"}</script></head>
      <body><svg><title>Not this</title><use href="#mark"></use></svg><a href="/x">x</a><a href="/x">x</a><a name="old"></a>
      <div id="place" style="background:url('/b.png')"></div><noscript><img src="/c.png"></noscript>
      <picture><source srcset="/d-400.webp 400w, /d-800.webp 800w"></picture><video poster="/e.jpg"></video></body></html>`,
    ORIGIN,
  );

  it("gives what its head tells others", () => {
    expect(page).toMatchObject({
      title: "Vera & more",
      description: "Two sentences.",
      socialTitle: "Vera, shared",
      socialImage: {
        address: `${ORIGIN}/social/vera.png`,
        alt: "A word.",
        widthPx: 1200,
        heightPx: null,
      },
      canonical: null,
      isIndexed: true,
    });
  });

  it("gives its places and every address that it names, each once", () => {
    expect([...page.fragments]).toEqual(["old", "place"]);
    expect(page.addresses).toEqual([
      `${ORIGIN}/social/vera.png`,
      "/a.css",
      `${ORIGIN}/`,
      `${ORIGIN}/about-us`,
      "#mark",
      "/x",
      "/b.png",
      "/c.png",
      "/d-400.webp",
      "/d-800.webp",
      "/e.jpg",
    ]);
  });

  it.each([
    ['<meta name="robots" content="noindex">', false],
    ['<meta name="robots" content="index, follow">', true],
  ])("with %s is listed by engines: %s", (meta, isIndexed) => {
    expect(readPage("/", `<head>${meta}</head>`, ORIGIN).isIndexed).toBe(isIndexed);
  });
});

it("code names addresses in its texts, but not in comments, patterns or imports", () => {
  const code = `import x from "/not/this";
// "/nor/this"
export const homePath = "/";
export const productPath = (id: string) => \`/product/\${id}\`;
const other = \`\${homePath}/x\`, pattern = /\\/y/, words = "/ or and", query = "/about-us#join-us";`;
  expect(linksInCode("src/routes/paths.ts", code)).toEqual([
    { source: "code", place: "src/routes/paths.ts:3", address: "/", base: "/" },
    { source: "code", place: "src/routes/paths.ts:4", address: "/product/", base: "/" },
    { source: "code", place: "src/routes/paths.ts:5", address: "/about-us#join-us", base: "/" },
  ]);
});

describe("records", () => {
  const addresses = {
    website: ORIGIN,
    api: "https://api.polysema.example",
    demo: "https://demo.polysema.example",
    console: "https://console.polysema.example",
    mailGateway: "",
  };
  const found = (changes: Readonly<Record<string, string>> = {}) =>
    linksInRecords(validFiles(changes), addresses, 0);
  const inFile = (file: string, changes?: Readonly<Record<string, string>>) =>
    found(changes).filter(({ place }) => place.startsWith(`${file}:`));

  it("name links, links in HTML, files and other records, each with its line", () => {
    expect(found()).toContainEqual({
      source: "records",
      place: expect.stringMatching(/^data\/products\/vera\.json:\d+$/),
      address: "https://demo.polysema.example/vera",
      base: "/product/vera",
    });
    expect(inFile("data/articles/acl-2024.json").map(({ address }) => address)).toEqual(
      expect.arrayContaining(["/about-us#join-us", "https://2024.aclweb.org"]),
    );
    expect(inFile("data/products/lextag.json").map(({ address }) => address)).toContain(
      "/videos/lextag.mp4",
    );
    expect(inFile("data/products/wordatlas.json").map(({ address }) => address)).toContain(
      "/product/vera",
    );
  });

  it("that are drafts are on no page, so theirs are left out", () => {
    const file = "data/products/vera.json";
    expect(inFile(file)).not.toEqual([]);
    expect(inFile(file, { [file]: toJsonText({ ...validRecords[file], draft: true }) })).toEqual(
      [],
    );
  });
});
