import { readFileSync } from "node:fs";
import sharp from "sharp";
import { readContentFiles } from "../../../../gatsby/contentFiles";
import { OPENING_BYTES, pictureIssue } from "../../../../tools/check/pictureFormat";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });
const CUT = "is cut off; upload it again";

describe.each([
  ["a.jpg", () => drawn(64, 48).jpeg()],
  ["b.jpg", () => drawn(64, 48).jpeg({ progressive: true }).withMetadata()],
  ["c.png", () => drawn(64, 48).png()],
])("%s", (name, draw) => {
  it("is sound as a whole, with what a camera writes behind it, and cut off at any byte else", async () => {
    const whole = await draw().toBuffer();
    expect(pictureIssue(name, whole)).toBeUndefined();
    expect(pictureIssue(name, Buffer.concat([whole, Buffer.from("trailer")]))).toBeUndefined();
    for (let length = 8; length < whole.length; length += 1)
      expect(pictureIssue(name, whole.subarray(0, length))).toBe(`the file of "${name}" ${CUT}`);
  });
});

it("tells a PNG that lost its content on the way, wherever that is", async () => {
  const whole = await drawn(64, 48).png().toBuffer();
  for (let at = whole.indexOf("IDAT"); at < whole.indexOf("IEND") - 4; at += 1) {
    const damaged = Buffer.from(whole);
    damaged.writeUInt8(whole.readUInt8(at) ^ 0x55, at);
    expect(pictureIssue("a.png", damaged)).toBe('the file of "a.png" is damaged; upload it again');
  }
});

it("finds a JPEG's end only behind its frame, as a preview inside its head has an end too", async () => {
  const whole = await drawn(8, 8).jpeg().toBuffer();
  const preview = Buffer.from("ffe10006ffd8ffd9", "hex");
  const file = Buffer.concat([whole.subarray(0, 2), preview, whole.subarray(2)]);
  expect(pictureIssue("a.jpg", file)).toBeUndefined();
  expect(pictureIssue("a.jpg", file.subarray(0, -2))).toBe(`the file of "a.jpg" ${CUT}`);
});

it.each([
  ["a.jpg", 16384, 1],
  ["a.jpg", 1, 16384],
  ["a.png", 16384, 2],
])("tells of %s that has %d × %d pixels", async (name, width, height) => {
  const format = name.endsWith("jpg") ? "jpeg" : "png";
  expect(pictureIssue(name, await drawn(width, height).toFormat(format).toBuffer())).toBe(
    `the file of "${name}" has ${String(width)} × ${String(height)} pixels; make it smaller, at most 16383 on each side`,
  );
  const sound = drawn(Math.min(width, 16383), Math.min(height, 16383)).toFormat(format);
  expect(pictureIssue(name, await sound.toBuffer())).toBeUndefined();
});

it("reads pictures to their end, and other files no further than their opening", () => {
  const dir = temporaryFolder("wholes");
  const svg = `<svg viewBox="0 0 1 1"><!--${" ".repeat(OPENING_BYTES)}--><path d="M0 0h1"/></svg>`;
  const video = Buffer.alloc(2 * OPENING_BYTES);
  writeFiles(dir, { "data/images/a.svg": svg, "static/a.mp4": video });
  const { getOpening } = readContentFiles(dir);
  expect(getOpening("data/images/a.svg")).toEqual(readFileSync(`${dir}/data/images/a.svg`));
  expect(getOpening("static/a.mp4")).toHaveLength(OPENING_BYTES);
});

describe("a mark", () => {
  const told = (svg: string) => pictureIssue("../images/a.svg", Buffer.from(svg));

  it.each([
    '<svg viewBox="0 0 48 48"><path d="M0 0h1"/></svg>',
    "<svg\n  viewBox='-1 -1, 48.5 48'>\n<g><circle r='1'/></g></svg>\n<!-- saved -->",
    '<!-- <svg> --><svg viewBox="0 0 1 1"><rect width="1" height="1"></rect></svg>',
  ])("is sound with a viewBox, a shape and an end: %s", (svg) => {
    expect(told(svg)).toBeUndefined();
  });

  it.each([
    ['<svg><path d="M0 0h1"/></svg>', /has no viewBox; write one into its <svg>/],
    ['<svg viewBox="0 0 48"><path d="M0 0h1"/></svg>', /has no viewBox/],
    ['<svg viewBox="0 0 1 1"><path d="M0', /is cut off; upload it again/],
    ['<svg viewBox="0 0 1 1"><path d="M0 0h1"/>', /is cut off/],
    ['<svg viewBox="0 0 1 1"/>', /has no shape to draw; save it again/],
    ['<svg viewBox="0 0 1 1"></svg>', /has no shape/],
    ['<svg viewBox="0 0 1 1"><text>A</text></svg>', /has no shape/],
    ['<svg viewBox="0 0 1 1"><!-- <path d="M0 0h1"/> --></svg>', /has no shape/],
  ])("is told of where pages cannot draw it: %s", (svg, message) => {
    expect(told(svg)).toMatch(message);
  });

  it("is no drawing of static/, which pages show as it is", () => {
    expect(pictureIssue("/a.svg", Buffer.from("<svg><text>A</text></svg>"))).toBeUndefined();
  });
});
