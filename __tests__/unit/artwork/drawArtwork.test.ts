import { artworkRow } from "../../../artwork/artworkRow";
import { drawArtwork } from "../../../artwork/drawArtwork";
import { createWordOutlines } from "../../../artwork/wordOutlines";
import { readArtwork } from "../../../artwork/readArtwork";

const { rows, wordOutlines } = readArtwork();

const row = (changes: Record<string, unknown> = {}) =>
  artworkRow.parse({
    name: "test",
    kind: "ripples",
    gradient: 4,
    width: 1200,
    height: 800,
    head: "light",
    ...changes,
  });

describe("drawArtwork", () => {
  test.each(rows.map((each) => [each.name, each] as const))(
    "draws the same text twice for the row %s",
    (_name, each) => {
      expect(drawArtwork(each, wordOutlines)).toBe(drawArtwork(each, wordOutlines));
    },
  );

  test("draws another picture under another name, and the same under the same seed", () => {
    const first = drawArtwork(row({ name: "one" }), wordOutlines);
    expect(drawArtwork(row({ name: "two" }), wordOutlines)).not.toBe(first);
    expect(drawArtwork(row({ name: "two", seed: "one" }), wordOutlines)).toBe(first);
  });

  test("gives the document the size of the row and the stops of its gradient", () => {
    const svg = drawArtwork(row(), wordOutlines);
    expect(svg).toContain('width="1200" height="800" viewBox="0 0 1200 800"');
    expect(svg).toContain('stop-color="#f3b735"');
  });

  test("uses outlines only, so that no font of the machine matters", () => {
    for (const each of rows) expect(drawArtwork(each, wordOutlines)).not.toContain("<text");
  });

  test("refuses a headword that is not in words.json", () => {
    expect(() => drawArtwork(row({ head: "blockchain" }), wordOutlines)).toThrow("“blockchain”");
  });

  test("refuses a word that has no outline", () => {
    const bare = createWordOutlines({ light: { pale: ["it chiaro"] } }, {});
    expect(() => drawArtwork(row(), bare)).toThrow("glyphs.json has no outline");
  });
});

describe("artworkRow", () => {
  test("refuses a key that the kind does not have", () => {
    expect(artworkRow.safeParse({ ...row(), tilt: 3 }).success).toBe(false);
  });

  test("refuses a gradient that does not exist", () => {
    expect(artworkRow.safeParse({ ...row(), gradient: 8 }).success).toBe(false);
  });
});
