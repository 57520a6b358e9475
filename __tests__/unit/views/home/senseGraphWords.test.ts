import { readFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import { toOutlineId, senseGraphWords } from "../../../../src/views/home/senseGraphWords";

const svg = readFileSync(path.resolve("src/views/home/senseGraphWords.svg"), "utf8");

describe("the outlines of the hero's graph", () => {
  it("are those of its words, each once", () => {
    const ids = senseGraphWords.flatMap((words, sense) =>
      words.flatMap((_word, index) => toOutlineId(sense, index) ?? []),
    );
    expect([...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)).toEqual(ids);
  });

  it("stay within 8 KiB compressed", () => {
    expect(brotliCompressSync(svg).byteLength).toBeLessThan(8 * 1024);
  });
});
