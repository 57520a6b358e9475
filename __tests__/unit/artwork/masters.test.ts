import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { type ArtworkRow, artworkFile } from "../../../artwork/artworkRow";
import { MAX_ARTWORK_BYTES } from "../../../artwork/generateArtwork";
import { readArtwork } from "../../../artwork/readArtwork";
import { PROJECT } from "../../support/sourceFiles";

const { rows } = readArtwork();

const records = readdirSync(join(PROJECT, "data"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".json"))
  .map((file) => readFileSync(join(PROJECT, "data", file), "utf8"));

/** Every distinct first group of the pattern in the records, in alphabetical order. */
const namedInRecords = (pattern: RegExp): string[] =>
  [
    ...new Set(
      records.flatMap((record) => [...record.matchAll(pattern)].map(([, name]) => name ?? "")),
    ),
  ].sort();

const getSize = async (row: Pick<ArtworkRow, "name" | "file">): Promise<string> => {
  const { width, height } = await sharp(join(PROJECT, artworkFile(row))).metadata();
  return `${width}×${height}`;
};

describe("The masters", () => {
  test("have a row for every social picture that a record names", () => {
    const drawn = new Set(rows.map(artworkFile));
    const named = namedInRecords(/"\/(social\/[^"]+)"/g).map((file) => `static/${file}`);
    expect(named.filter((file) => !drawn.has(file))).toEqual([]);
  });

  test.each(rows.map((row) => [artworkFile(row), row] as const))(
    "%s is there, has the size of its row and keeps below the limit",
    async (file, row) => {
      expect(existsSync(join(PROJECT, file))).toBe(true);
      expect(statSync(join(PROJECT, file)).size).toBeLessThanOrEqual(MAX_ARTWORK_BYTES);
      expect(await getSize(row)).toBe(`${row.width}×${row.height}`);
    },
  );

  test("for social networks have the sizes of META-15 and META-16", async () => {
    const social = (name: string) => getSize({ name, file: `static/social/${name}.png` });
    expect(await social("default")).toBe("2000×1000");
    expect(await social("new-website")).toBe("2400×1260");
    const cases = rows.filter(({ file }) => file?.startsWith("static/social/case-"));
    expect(cases).toHaveLength(4);
    for (const row of cases) expect(await getSize(row)).toBe("200×75");
  });
});
