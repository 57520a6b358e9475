import { mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { createHash } from "node:crypto";
import sharp from "sharp";
import { checkImage, checkWeight } from "../../../../tools/images/checkImage";
import { type Image, readImages, readPages } from "../../../../tools/images/readImages";
import type { SeenPicture } from "../../../../tools/images/seenPictures";
import { listPublicFiles } from "../../../../server/builtSite";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const budgets = {
  masterMaxKb: 100,
  servedMaxKb: 50,
  largestPaintMaxKb: 20,
  pageMaxKb: 40,
  socialMaxKb: 100,
  altMaxCharacters: 20,
};

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });

/** A site with one page that shows `word.jpg` in a box of this size. */
async function siteWith(box: Partial<SeenPicture> = {}, head = "") {
  const projectDir = temporaryFolder("pictures");
  const publicDir = path.join(projectDir, "public");
  for (const folder of ["static", "data/images"]) {
    mkdirSync(path.join(projectDir, folder), { recursive: true });
  }
  const master = await picture(1200, 800).jpeg().toBuffer();
  const url = `/static/${createHash("md5").update(master).digest("hex")}/word-600.jpg`;
  const html = `<html><head>${head}</head><body><img src="${url}"></body></html>`;
  writeFiles(projectDir, {
    "data/images/word.jpg": master,
    "data/README.md": "See ../images/word.jpg.",
    "data/words.json": `{\n}\n{ "imageURL": "../images/word.jpg" }`,
    "static/social/card.png": await picture(200, 75).png().toBuffer(),
    "public/index.html": html,
    [`public${url}`]: await picture(600, 400).jpeg().toBuffer(),
    "public/social/card.png": await picture(200, 75).png().toBuffer(),
  });
  const seen: SeenPicture = {
    url,
    offered: [url],
    alt: "",
    widthPx: 300,
    heightPx: 200,
    firstScreenArea: 60_000,
    ...box,
  };
  const files = await listPublicFiles(publicDir);
  const { images, weights } = await readImages(
    publicDir,
    files,
    readPages(publicDir, files),
    [{ page: "/", viewportPx: 390, pictures: [seen] }],
    projectDir,
  );
  const find = (file: string): Image => {
    const found = images.find((image) => image.file === file);
    if (!found) throw new Error(`No ${file}`);
    return found;
  };
  const told = (file = "data/images/word.jpg", limits = budgets) =>
    checkImage(find(file), limits).map(({ severity, text, detail, page }) =>
      `${severity}: ${text} ${detail} ${page}`.trim(),
    );
  return { find, told, weights, served: readFileSync(path.join(publicDir, url)).length };
}

it("the report has a picture's files, the line in its record, its page and its width there", async () => {
  const { find, told, weights, served } = await siteWith();
  expect(find("data/images/word.jpg")).toMatchObject({
    widthPx: 1200,
    heightPx: 800,
    namedAt: "data/words.json:3",
    isUsed: true,
    served: [{ format: "JPG", widthPx: 600, bytes: served }],
    displays: [{ page: "/", viewportPx: 390, widthPx: 300, bytes: served, isLargestPaint: true }],
  });
  expect(weights).toMatchObject([{ page: "/", viewportPx: 390, bytes: served }]);
  expect(told("data/images/word.jpg")).toEqual([]);
});

it.each([
  [{ widthPx: 1600, heightPx: 400 }, /^issue: .*1600 × 400, .* \/$/],
  [{ widthPx: 300, heightPx: 900 }, /^issue: .*300 × 900/],
  [{ widthPx: 580, heightPx: 300 }, /^suggestion: .*580 × 300, has 1200 × 800 \/$/],
])("a picture shown at %j has a suitable size", async (box, message) => {
  expect((await siteWith(box)).told()).toEqual([expect.stringMatching(message)]);
});

it("a value over budget is reported with the budget", async () => {
  const { told, weights } = await siteWith({ widthPx: 450, heightPx: 300 });
  const tight = { ...budgets, servedMaxKb: 1, largestPaintMaxKb: 1, pageMaxKb: 1 };
  expect(told(undefined, tight)).toEqual([
    expect.stringMatching(/^issue: Heavier than .* 1 KB.* KB, JPG 600 px/),
    expect.stringMatching(/^issue: Heavier than .* 1 KB.* KB \/$/),
  ]);
  expect(weights.flatMap((weight) => checkWeight(weight, tight))).toMatchObject([
    { severity: "issue", text: expect.stringMatching(/heavier than allowed, 1 KB/) },
  ]);
  expect(weights.flatMap((weight) => checkWeight(weight, budgets))).toEqual([]);
});

it("a picture whose file is too small where it is shown is reported, unless there is no larger one", async () => {
  const narrow = { widthPx: 700, heightPx: 400 };
  expect((await siteWith(narrow)).told().join()).not.toContain("fetch a smaller file");
  const { find } = await siteWith(narrow);
  const image = find("data/images/word.jpg");
  const served = [...image.served, { format: "JPG", widthPx: 1200, bytes: 9 }];
  const told = checkImage({ ...image, served }, budgets).map(({ detail }) => detail);
  expect(told).toEqual(["shown 700 px wide, fetched 600"]);
});

it("a small social picture is reported (AMB-07)", async () => {
  const head = `<meta property="og:image" content="https://built.example/social/card.png">
<meta property="og:image:width" content="200">
<meta property="og:image:alt" content="A card.">`;
  const { told } = await siteWith({}, head);
  expect(told("static/social/card.png")).toEqual([
    expect.stringMatching(/^suggestion: Networks show it small.* 200 × 75/),
  ]);
});

it("an unused picture is reported", async () => {
  expect((await siteWith()).told("static/social/card.png")).toEqual([
    expect.stringMatching(/^suggestion: No record names it/),
  ]);
});
