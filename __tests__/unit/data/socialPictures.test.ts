import sharp from "sharp";
import { checkContent } from "../../../tools/check/checkContent";
import { validFiles, validRecords, toJsonText } from "../tools/check/fixtures/validRecords";

const CONTACTS = "data/page-metadata/contacts.json";

const drawn = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#fff" } });

/** What is told of a social picture, where its file holds other bytes. */
function told(url: string, bytes: string | Uint8Array, width = 2000, height = 1000, type = "png") {
  const text = toJsonText(validRecords[CONTACTS])
    .replace("/social/default.png", url)
    .replace("image/png", `image/${type}`)
    .replace("2000", String(width))
    .replace("1000", String(height));
  const files = validFiles({ [CONTACTS]: text }, [], { [`static${url}`]: bytes });
  return checkContent({ ...files, staticFiles: [...files.staticFiles, url] }).map(
    ({ field, message }) => `${field}: ${message}`,
  );
}

describe("the picture for social networks", () => {
  it.each([
    ["/videos/lextag.mp4", "\0\0\0 ftypisom"],
    ["/social/mark.svg", '<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>'],
  ])("is no other file: %s", (url, bytes) => {
    expect(told(url, bytes, 1, 1)).toEqual([
      `social.image.url: "${url}" is no PNG or JPEG, and networks show no other pictures; write the address of one`,
    ]);
  });

  it("is of the type and size that the record says", async () => {
    const png = await drawn(200, 75).png().toBuffer();
    expect(told("/social/a.png", png, 10, 20, "jpeg")).toEqual([
      'social.image.type: the file is image/png; write "image/png"',
      "social.image.width: the file is 200 pixels wide; write 200",
      "social.image.height: the file is 75 pixels high; write 75",
    ]);
    expect(told("/social/a.png", png, 200, 75)).toEqual([]);
    const jpeg = await drawn(64, 48).jpeg().toBuffer();
    expect(told("/social/a.jpg", jpeg, 64, 48, "jpeg")).toEqual([]);
  });

  it("that is not what its name promises is told once", async () => {
    const gif = await drawn(8, 8).gif().toBuffer();
    expect(told("/social/a.png", gif)).toEqual([
      'social.image.url: the file of "/social/a.png" is a GIF picture; save the picture there as a PNG picture',
    ]);
  });
});
