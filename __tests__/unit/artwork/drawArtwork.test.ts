import { artworkRow } from "../../../artwork/artworkRow";
import { drawArtwork } from "../../../artwork/drawArtwork";
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
});
