import sharp from "sharp";
import { readContent } from "../../../content/contentFiles";
import { checkContent, reportContent } from "../../../content/checkContent";
import {
  checkOriginal,
  checkPicture,
  readPicture,
  checkPictureSize,
} from "../../../content/pictureFormat";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";
import { toJsonText, validFiles, validRecords, writeValidFiles } from "./fixtures/validRecords";

const drawn = (width = 64, height = 48) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });
const told = async (name: string, content: string | Uint8Array) =>
  checkPicture(name, await readPicture(Buffer.from(content)));

it.each([
  ["gif", "gif"],
  ["webp", "webp"],
  ["avif", "heif"],
  ["tiff", "tiff"],
  ["png", "png"],
] as const)("reports that a %s file is not a JPEG", async (format, name) => {
  expect(await told("a.jpg", await drawn().toFormat(format).toBuffer())).toBe(
    `the file of "a.jpg" has the format "${name}"; save the picture as "jpeg"`,
  );
});

it.each([
  ["version https://git-lfs.github.com/spec/v1", "text"],
  ["<!-- saved --><!doctype html><html><svg></svg></html>", "text"],
  ["", "empty"],
  ["\0\0\0", "unknown"],
])("identifies a file that starts with %j", async (content, words) => {
  for (const name of ["a.svg", "a.png"])
    expect(await told(name, content)).toContain(`has the format "${words}";`);
});

describe.each([
  ["a.jpg", () => drawn().jpeg()],
  ["b.jpg", () => drawn().jpeg({ progressive: true }).withMetadata()],
  ["c.png", () => drawn().png()],
])("%s", (name, draw) => {
  it("is valid if complete, even with a camera's trailing data, and not if truncated", async () => {
    const whole = await draw().toBuffer();
    expect(await told(name, whole)).toBeUndefined();
    expect(await told(name, Buffer.concat([whole, Buffer.from("trailer")]))).toBeUndefined();
    for (const length of [40, whole.length / 2, whole.length - 20])
      expect(await told(name, whole.subarray(0, length))).toContain("is damaged or cut off");
  });
});

it("reports a PNG without its image data", async () => {
  const whole = await drawn().png().toBuffer();
  const damaged = Buffer.from(whole);
  damaged.writeUInt8(0x55, whole.indexOf("IDAT") + 8);
  expect(await told("a.png", damaged)).toContain("is damaged or cut off; upload it again");
});

it.each([
  ["a.jpg", 16384, 1],
  ["a.png", 16384, 2],
])("reports %s with %d × %d pixels", async (name, width, height) => {
  const format = name.endsWith("jpg") ? "jpeg" : "png";
  const whole = await drawn(width, height).toFormat(format).toBuffer();
  expect(await told(name, whole)).toContain("make it smaller, at most 16383 on each side");
  expect(await told(name, await drawn(16383, height).toFormat(format).toBuffer())).toBeUndefined();
});

const budgets = { masterMaxKb: 20, socialMaxKb: 10 };
const faultsOf = async (content: Buffer, file = "data/images/a.jpg") =>
  checkOriginal(file, await readPicture(content), budgets);
const photo = () => drawn(1600, 900).jpeg();
const withChunk = (png: Buffer, name: string) => {
  const chunk = Buffer.concat([Buffer.alloc(4), Buffer.from(name), Buffer.alloc(4)]);
  return Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
};
const withComment = (jpeg: Buffer) =>
  Buffer.concat([jpeg.subarray(0, 2), Buffer.from([255, 254, 0, 4, 65, 65]), jpeg.subarray(2)]);

it.each([
  ["lies on its side", () => photo().withMetadata({ orientation: 6 }).toBuffer()],
  ["tells where", () => photo().withExif({}).toBuffer()],
  ["tells where", async () => withComment(await photo().toBuffer())],
  ["tells where", async () => Buffer.concat([await photo().toBuffer(), Buffer.from("film")])],
  ["tells where", async () => withChunk(await drawn().png().toBuffer(), "tEXt")],
  ["has the colours of print (cmyk)", () => photo().toColourspace("cmyk").toBuffer()],
  ["has 16 bits a colour", () => drawn().toColourspace("rgb16").png().toBuffer()],
])("a picture must not be published if it %s", async (words, draw) => {
  const content = await draw();
  expect(await faultsOf(content)).toContain(words);
});

it("a picture may be published if it's a JPEG or PNG with an sRGB profile", async () => {
  for (const image of [photo(), photo().jpeg({ progressive: true }), drawn().png()])
    expect(await faultsOf(await image.withIccProfile("srgb").toBuffer())).toBeUndefined();
});

it("a picture must not be published if it's too heavy", async () => {
  const content = await drawn(800, 450).png({ compressionLevel: 0 }).toBuffer();
  expect(await faultsOf(content)).toMatch(/^weighs \d+ KB, more than 20$/);
  expect(await faultsOf(content, "static/social/a.jpg")).toContain("more than 10");
});

it("a picture is transparent if parts of it are, not because it has an alpha channel", async () => {
  const clear = await drawn().ensureAlpha(0.5).png().toBuffer();
  expect(await readPicture(clear)).toMatchObject({ isTransparent: true });
  const opaque = await drawn().ensureAlpha(1).png().toBuffer();
  expect(await readPicture(opaque)).toMatchObject({ isTransparent: false });
});

it.each([
  [320, 180, "has 320×180 pixels, too few; choose one with at least 1600×900"],
  [900, 1600, "choose one shaped like 1600×900"],
  [2000, 2000, "choose one shaped like 1600×900"],
  [2000, 1000, undefined],
])("checks a picture of %d × %d where 1600×900 is required", (widthPx, heightPx, words) => {
  const message = checkPictureSize({ format: "jpeg", widthPx, heightPx }, [1600, 900]);
  if (words === undefined) expect(message).toBeUndefined();
  else expect(message).toContain(words);
});

it.each([
  '<svg viewBox="0 0 48 48"><path d="M0 0h1"/></svg>',
  "\ufeff<?xml version='1.0'?>\n<svg\n  viewBox='-1 -1, 48.5 48'>\n<g><circle r='1'/></g></svg>\n<!-- saved -->",
  '<!-- <svg> --><svg viewBox="0 0 1 1"><rect width="1" height="1"></rect></svg>',
  '<svg viewBox="0 0 1 1" id="a"><title>A</title><metadata><rdf:RDF/></metadata><defs/><path class="a" d="M0 0h1"/></svg>',
])("a product mark is valid if it's complete and has a viewBox and a shape: %s", async (svg) => {
  expect(await told("../images/a.svg", svg)).toBeUndefined();
});

it.each([
  ['<svg><path d="M0 0h1"/></svg>', "has no viewBox; write one into its <svg>"],
  ['<svg viewBox="0 0 48"><path d="M0 0h1"/></svg>', "has no viewBox"],
  ['<svg viewBox="0 0 1 1"><path d="M0', "is cut off; upload it again"],
  ['<svg viewBox="0 0 1 1"/>', "has no shape to draw; save it again"],
  ['<svg viewBox="0 0 1 1"><script>x()</script><path d="M0 0h1"/></svg>', "has <script>"],
  ['<svg viewBox="0 0 1 1" onload = "x()"><path d="M0 0h1"/></svg>', 'has onload="x()"'],
  ['<svg viewBox="0 0 1 1"><text>A</text></svg>', "has <text>"],
  ['<svg viewBox="0 0 1 1"><style>.a{}</style><path d="M0 0h1"/></svg>', "has <style>"],
  ['<svg viewBox="0 0 1 1"><path clip-path="url(#a)" d="M0 0h1"/></svg>', "has clip-path="],
  ['<svg viewBox="0 0 1 1"><g style="display:none"><path d="M0"/></g></svg>', "has style="],
  ['<svg viewBox="0 0 1 1"><!-- <path d="M0 0h1"/> --></svg>', "has no shape"],
])("a product mark is reported if pages can't draw it: %s", async (svg, message) => {
  expect(await told("../images/a.svg", svg)).toContain(message);
  expect(await told("/a.svg", svg)).toBeUndefined();
});

it("a project's pictures are read from their files, and again after a change", async () => {
  const file = "data/images/header-semantic-search.png";
  const dir = temporaryFolder("pictures");
  writeValidFiles(dir);
  const { pictures } = await readContent(dir);
  expect(pictures.size).toBe(8);
  expect(pictures.get("static/social/default.png")).toMatchObject({
    format: "png",
    widthPx: 2000,
    heightPx: 1000,
  });
  expect(pictures.get(file)).toMatchObject({ format: "png", widthPx: 1920 });
  writeFiles(dir, { [file]: await drawn().png().toBuffer() });
  expect((await readContent(dir)).pictures.get(file)).toMatchObject({ widthPx: 64 });
});

it("a picture whose format isn't the one of its name is reported at each reference", () => {
  const files = validFiles({}, [], {
    "data/images/case-newsroom.jpg": { format: "text" },
    "static/social/default.png": { format: "jpeg" },
  });
  const places = checkContent(files).map(({ file, line }) => `${file}:${line}`);
  expect(places).toEqual([
    "data/case-studies/newsroom.json:10",
    "data/case-studies/newsroom.json:14",
    "data/pages/contacts.json:13",
    "data/site/site.json:22",
  ]);
});

it("a project's pictures are reported if a file must not be published, or a field requires another size", () => {
  const files = validFiles({}, [], {
    "data/images/case-newsroom.jpg": {
      format: "jpeg",
      widthPx: 320,
      heightPx: 180,
      hasPrivateMetadata: true,
      isTransparent: true,
    },
  });
  const { issues } = reportContent(files, Date.now());
  const ofPictures = issues.filter(({ rule }) => rule.startsWith("picture"));
  expect(ofPictures.map(({ file, line, severity, rule }) => [file, line, severity, rule])).toEqual([
    ["data/case-studies/newsroom.json", 10, "error", "picture-size"],
    ["data/case-studies/newsroom.json", 10, "warning", "picture"],
    ["data/case-studies/newsroom.json", 14, "error", "picture-size"],
    ["data/case-studies/newsroom.json", 14, "warning", "picture"],
    ["data/images/case-newsroom.jpg", 1, "error", "picture"],
  ]);
});

it("a project's pictures must match the format and size in a page's metadata (META-11)", () => {
  const picture = { format: "png", widthPx: 1200, heightPx: 1000 };
  const issues = checkContent(validFiles({}, [], { "static/social/default.png": picture }));
  expect(issues.map(({ field, message }) => [field, message])).toEqual(
    ["metadata.social.image.width", "socialImage.width"].map((field) => [
      field,
      "differs from the file; write 1200",
    ]),
  );
});

it.each(["/videos/lextag.mp4", "/social/default.svg"])(
  "a picture in a page's metadata must be a PNG or JPEG: %s",
  (url) => {
    const file = "data/pages/contacts.json";
    const text = toJsonText(validRecords[file]).replace("/social/default.png", url);
    const { staticFiles, ...files } = validFiles({ [file]: text });
    const issues = checkContent({ ...files, staticFiles: [...staticFiles, url] });
    expect(issues.map(({ message }) => message)).toEqual([
      expect.stringContaining("isn't a PNG or JPEG"),
    ]);
  },
);
