import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { senseGraphSvg, slimPath } from "../../../artwork/writeSenseGraph";

const svg = readFileSync(path.resolve("src/views/home/senseGraphWords.svg"), "utf8");

describe("the outlines of the hero's graph", () => {
  it("are what the tool writes from the artwork", () => {
    expect(svg).toBe(senseGraphSvg());
  });

  it("stay within 8 KiB compressed", () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(8 * 1024);
  });
});

describe("a slim path", () => {
  it("keeps the shape in relative steps with short forms", () => {
    expect(slimPath("M0 0L1000 0L1000 1000L0 1000Z")).toBe("M0 0h270v270h-270z");
  });

  it("drops steps that are shorter than a unit", () => {
    expect(slimPath("M0 0L1 1L1000 0Z")).toBe("M0 0h270z");
  });

  it("does not repeat the letter of a command", () => {
    expect(slimPath("M0 0Q100 0 100 100Q200 200 300 300Z")).toBe("M0 0q27 0 27 27 27 27 54 54z");
  });
});
