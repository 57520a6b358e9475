import { readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { drawSiteIcons, toIco } from "../../../artwork/writeSiteIcons";

const sizes = [
  ["icons/logo-512.png", 512],
  ["icons/icon-192.png", 192],
  ["icons/icon-512.png", 512],
  ["icons/maskable-512.png", 512],
  ["icons/apple-touch-icon.png", 180],
] as const;

describe("the site's icons", () => {
  it.each(sizes)("%s is a square of %d pixels", async (name, size) => {
    const { width, height, format } = await sharp(path.resolve("static", name)).metadata();
    expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  });

  it.each(["icons/maskable-512.png", "icons/apple-touch-icon.png"])(
    "%s has no transparent corner, since systems cut their own",
    async (name) => {
      const { isOpaque } = await sharp(path.resolve("static", name)).stats();
      expect(isOpaque).toBe(true);
    },
  );

  it("are the drawings that the company mark makes", async () => {
    const drawn = await drawSiteIcons();
    expect([...drawn.keys()].sort()).toEqual(
      ["favicon.ico", "favicon.svg", ...sizes.map(([name]) => name)].sort(),
    );
    const svg = readFileSync(path.resolve("static", "favicon.svg"));
    expect(drawn.get("favicon.svg")).toEqual(svg);
  });
});

describe("an .ico file", () => {
  it("says where each of its pictures begins", () => {
    const ico = toIco([
      { size: 16, png: Buffer.from("one") },
      { size: 256, png: Buffer.from("second") },
    ]);
    expect(ico.readUInt16LE(2)).toBe(1);
    expect(ico.readUInt16LE(4)).toBe(2);
    const pictureAt = (entry: number) => {
      const start = 6 + 16 * entry;
      const offset = ico.readUInt32LE(start + 12);
      return ico.subarray(offset, offset + ico.readUInt32LE(start + 8)).toString();
    };
    expect(pictureAt(0)).toBe("one");
    expect(pictureAt(1)).toBe("second");
    expect(ico.readUInt8(6 + 16)).toBe(0);
  });
});
