import { isInRanges, parseUnicodeRange, printUnicodeRange } from "../../../src/lib/unicodeRange";

describe("a unicode-range", () => {
  it("is read as numbers, whichever case and blanks it has", () => {
    const ranges = parseUnicodeRange("U+0-ff,  u+131,U+1F600");
    expect(ranges).toEqual([
      [0, 255],
      [305, 305],
      [128512, 128512],
    ]);
    expect([0, 255, 256, 305, 128512].map((one) => isInRanges(ranges, one))).toEqual([
      true,
      true,
      false,
      true,
      true,
    ]);
  });

  it("is written with neighbours as one run, each once, in their order", () => {
    expect(printUnicodeRange([0x44f, 0x42, 0x41, 0x43, 0x42])).toBe("U+41-43, U+44F");
  });
});
