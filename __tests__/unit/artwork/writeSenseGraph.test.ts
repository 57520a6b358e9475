import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { senseGraphSvg } from "../../../artwork/writeSenseGraph";

const svg = readFileSync(path.resolve("src/views/home/senseGraphWords.svg"), "utf8");

describe("the outlines of the hero's graph", () => {
  it("are what the tool writes from the artwork", () => {
    expect(svg).toBe(senseGraphSvg());
  });

  it("stay within 8 KiB compressed", () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(8 * 1024);
  });
});
