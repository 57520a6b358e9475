import { artworkRow } from "../../../artwork/artworkRow";
import { drawArtwork } from "../../../artwork/drawArtwork";
import { createLexicon } from "../../../artwork/wordOutlines";
import { readArtwork } from "../../../artwork/readArtwork";

const { rows, lexicon } = readArtwork();

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
      expect(drawArtwork(each, lexicon)).toBe(drawArtwork(each, lexicon));
    },
  );

  test("draws another picture under another name, and the same under the same seed", () => {
    const first = drawArtwork(row({ name: "one" }), lexicon);
    expect(drawArtwork(row({ name: "two" }), lexicon)).not.toBe(first);
    expect(drawArtwork(row({ name: "two", seed: "one" }), lexicon)).toBe(first);
  });

  test("gives the document the size of the row and the stops of its wash", () => {
    const svg = drawArtwork(row(), lexicon);
    expect(svg).toContain('width="1200" height="800" viewBox="0 0 1200 800"');
    expect(svg).toContain('stop-color="#f3b735"');
  });

  test("uses outlines only, so that no font of the machine matters", () => {
    for (const each of rows) expect(drawArtwork(each, lexicon)).not.toContain("<text");
  });

  test("refuses a headword that is not in words.json", () => {
    expect(() => drawArtwork(row({ head: "blockchain" }), lexicon)).toThrow("“blockchain”");
  });

  test("refuses a word that has no outline", () => {
    const bare = createLexicon({ light: { pale: ["it chiaro"] } }, {});
    expect(() => drawArtwork(row(), bare)).toThrow("glyphs.json has no outline");
  });
});

describe("artworkRow", () => {
  test("refuses a key that the kind does not have", () => {
    expect(artworkRow.safeParse({ ...row(), tilt: 3 }).success).toBe(false);
  });

  test("refuses a wash that does not exist", () => {
    expect(artworkRow.safeParse({ ...row(), gradient: 8 }).success).toBe(false);
  });
});
