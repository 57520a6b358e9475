import path from "node:path";
import sharp from "sharp";

test.each([
  ["icons/logo-512.png", 512, false],
  ["icons/icon-192.png", 192, false],
  ["icons/icon-512.png", 512, false],
  ["icons/maskable-512.png", 512, true],
  ["icons/apple-touch-icon.png", 180, true],
])("%s is a square of %d pixels, opaque if systems crop it", async (name, size, cut) => {
  const icon = sharp(path.resolve("static", name));
  const { width, height, format } = await icon.metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: "png" });
  if (cut) expect((await icon.stats()).isOpaque).toBe(true);
});
