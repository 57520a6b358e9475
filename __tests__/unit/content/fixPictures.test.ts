import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../../content/contentFiles";
import { fixPicture, ORIGINALS_DIR, renameReferences } from "../../../content/fixPictures";
import { checkOriginal, checkPicture, readPicture } from "../../../content/pictureFormat";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const budgets = { masterMaxKb: 60, socialMaxKb: 60 };

const flat = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "teal" } });
/** Creates a photo of soft noise, which has too many colours for a palette. */
const photo = (width: number, height: number, sigma = 20) => {
  const noise = { type: "gaussian", mean: 128, sigma } as const;
  const create = { width, height, channels: 3, background: "#fff", noise } as const;
  return sharp({ create }).blur(9);
};

/** Fixes a picture in a temporary project and reads the result. */
async function fix(file: string, content: Buffer) {
  const dir = temporaryFolder("fixing");
  writeFiles(dir, { [file]: content, "data/a.json": '{ "a": "../images/a.png" }\n' });
  const result = await fixPicture(dir, file, budgets);
  const bytes = readFileSync(path.join(dir, result.file));
  const picture = await readPicture(bytes);
  const fault = checkPicture(result.file, picture) ?? checkOriginal(result.file, picture, budgets);
  const original = path.join(dir, ORIGINALS_DIR, path.basename(file));
  return { dir, result, bytes, picture, fault, original };
}

it.each([
  ["a phone", () => photo(3000, 2250).withMetadata({ orientation: 3 }).jpeg(), [1920, 1440]],
  [
    "an upright phone",
    () => photo(2250, 1500).withMetadata({ orientation: 6 }).jpeg(),
    [1280, 1920],
  ],
  ["a wide view", () => photo(3000, 1200).jpeg(), [2700, 1080]],
  ["a printer", () => photo(800, 600).toColourspace("cmyk").jpeg(), [800, 600]],
])("makes the photo of %s fit to publish, and keeps the original", async (_, draw, size) => {
  const content = await draw()
    .withExifMerge({ IFD0: { Artist: "A" } })
    .toBuffer();
  const { result, bytes, picture, fault, original } = await fix("data/images/a.jpg", content);
  expect(result).toMatchObject({ file: "data/images/a.jpg", isFixed: true });
  expect(result.message).toContain(`${ORIGINALS_DIR}/a.jpg`);
  expect(fault).toBeUndefined();
  expect([picture.widthPx, picture.heightPx]).toEqual(size);
  expect(bytes.length).toBeLessThanOrEqual(content.length);
  expect(readFileSync(original).equals(content)).toBe(true);
});

it("makes a PNG photo a JPEG, and changes its name in records, even if a form writes the old one again", async () => {
  const content = await photo(900, 600).png().toBuffer();
  const { dir, result, fault } = await fix("data/images/a.png", content);
  expect(result).toMatchObject({ file: "data/images/a.jpg", isFixed: true });
  expect(fault).toBeUndefined();
  expect(existsSync(path.join(dir, "data/images/a.png"))).toBe(false);
  for (const written of ["old", "again"]) {
    const record = `{ "${written}": "../images/a.png", "other": "../images/b.png" }`;
    writeFiles(dir, { "data/a.json": record });
    expect(await renameReferences(dir, readContentFiles(dir))).toEqual(["data/a.json"]);
    expect(readFileSync(path.join(dir, "data/a.json"), "utf8")).toBe(
      record.replace("a.png", "a.jpg"),
    );
  }
  expect(await renameReferences(dir, readContentFiles(dir))).toEqual([]);
});

it.each([
  ["a drawing of 16 bits", () => flat(640, 360).toColourspace("rgb16").png()],
  [
    "a transparent drawing",
    () => flat(640, 360).ensureAlpha(0.5).withMetadata({ orientation: 3 }).png(),
  ],
])("keeps %s as a PNG that isn't heavier", async (_, draw) => {
  const content = await draw().toBuffer();
  const { result, bytes, fault, picture } = await fix("data/images/a.png", content);
  expect(result).toMatchObject({ file: "data/images/a.png", isFixed: true });
  expect(picture).toMatchObject({ format: "png", widthPx: 640 });
  expect(fault).toBeUndefined();
  expect(bytes.length).toBeLessThanOrEqual(content.length);
});

it("makes the format and the file extension of a picture agree", async () => {
  const png = await photo(300, 200).png().toBuffer();
  expect((await fix("data/images/a.jpg", png)).picture.format).toBe("jpeg");
  const jpeg = await photo(300, 200).jpeg().toBuffer();
  expect((await fix("data/images/a.png", jpeg)).result.file).toBe("data/images/a.jpg");
});

const cutOff = async () => (await photo(90, 60).jpeg().toBuffer()).subarray(0, 200);
const noise = () => photo(300, 300, 90).blur(0.5).png().toBuffer();

it.each([
  ["is empty", "data/images/a.jpg", () => Promise.resolve(Buffer.alloc(0)), '"empty"'],
  ["is cut off", "data/images/a.jpg", cutOff, "cut off"],
  ["must keep its size, and is too heavy with it", "static/a.png", noise, "more than 60"],
])("doesn't change a picture that %s, and says why", async (_, file, draw, words) => {
  const content = await draw();
  const { result, bytes, original } = await fix(file, content);
  expect(result).toMatchObject({ file, isFixed: false, message: expect.stringContaining(words) });
  expect(bytes.equals(content)).toBe(true);
  expect(existsSync(original)).toBe(false);
});
