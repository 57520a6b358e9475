import path from "node:path";
import sharp from "sharp";
import { getFingerprint, likeness } from "../../../../tools/images/fingerprint";

const master = (name: string) => path.resolve(__dirname, "../../../../data/images", name);
const original = master("product-wordatlas.jpg");

it("a smaller, recompressed copy is nearly the same picture", async () => {
  const copy = await sharp(original).resize(600).jpeg({ quality: 40 }).toBuffer();
  const [left, right] = await Promise.all([getFingerprint(original), getFingerprint(copy)]);
  expect(likeness(left, right)).toBeGreaterThan(0.9);
});

it("the same picture has the likeness 1", async () => {
  const one = await getFingerprint(original);
  expect(likeness(one, one)).toBe(1);
});

it("another drawing is another picture", async () => {
  const [left, right] = await Promise.all([
    getFingerprint(original),
    getFingerprint(master("product-lextag.jpg")),
  ]);
  expect(likeness(left, right)).toBeLessThan(0.8);
});

it("the same drawing on another gradient is less alike than on its own", async () => {
  const turned = await sharp(original).modulate({ hue: 150 }).jpeg().toBuffer();
  const [left, right] = await Promise.all([getFingerprint(original), getFingerprint(turned)]);
  expect(likeness(left, right)).toBeLessThan(0.88);
});
