import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../../../gatsby/contentFiles";
import { OPENING_BYTES, pictureIssue } from "../../../../tools/check/pictureFormat";
import { PROJECT } from "../../../support/sourceFiles";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const drawn = (format: "gif" | "webp" | "avif" | "tiff" | "png" | "jpeg") =>
  sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
    .toFormat(format)
    .toBuffer();
const told = (name: string, opening: string | Uint8Array) =>
  pictureIssue(name, Buffer.from(opening));

describe("a picture's first bytes", () => {
  it.each([
    ["gif", "a GIF picture"],
    ["webp", "a WebP picture"],
    ["avif", "an AVIF picture"],
    ["tiff", "a TIFF picture"],
    ["png", "a PNG picture"],
  ] as const)("show that a %s file is no JPEG", async (format, words) => {
    expect(told("a.jpg", await drawn(format))).toBe(
      `the file of "a.jpg" is ${words}; save the picture there as a JPEG picture`,
    );
  });

  it("agree with the names of sound pictures", async () => {
    expect(told("a.jpg", await drawn("jpeg"))).toBeUndefined();
    expect(told("a.png", await drawn("png"))).toBeUndefined();
    const vera = path.join(PROJECT, "data/images/marks/vera-circle.svg");
    expect(told("a.svg", readFileSync(vera))).toBeUndefined();
  });

  it.each([
    "<svg>",
    "\ufeff<?xml version='1.0'?>\n<!-- a <svg> of a program -->\n<svg viewBox='0 0 1 1'>",
    '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x.dtd" [ <!ENTITY a "b"> ]>\n<svg ',
  ])("know an SVG drawing by its root, whatever stands before it: %j", (opening) => {
    expect(told("a.svg", opening)).toBeUndefined();
  });

  it.each([
    ["<p>words</p>", "a text"],
    ["<!-- saved --><!doctype html>", "an HTML page"],
    ["", "an empty file"],
    ["%PDF-1.7", "a PDF document"],
    ["\0\0\0", "no picture"],
  ])("show what a file is that holds %j", (opening, words) => {
    expect(told("a.svg", opening)).toBe(
      `the file of "a.svg" is ${words}; save the picture there as an SVG drawing`,
    );
  });

  it("are not asked of videos and other files", () => {
    expect(told("/videos/a.mp4", "words")).toBeUndefined();
  });

  it("are read from the disk and nothing beyond them, or nothing where there is no file", () => {
    const dir = temporaryFolder("openings");
    writeFiles(dir, { "data/images/a.jpg": new Uint8Array(OPENING_BYTES + 1) });
    const { getOpening } = readContentFiles(dir);
    expect(getOpening("data/images/a.jpg")).toHaveLength(OPENING_BYTES);
    expect(getOpening("data/images/b.jpg")).toBeUndefined();
  });
});
