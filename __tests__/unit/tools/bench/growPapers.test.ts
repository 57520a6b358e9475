import path from "node:path";
import { readContentFiles } from "../../../../gatsby/contentFiles";
import { checkContent } from "../../../../tools/check/checkContent";
import { issueLine } from "../../../../src/lib/issue";
import { growPapers } from "../../../../tools/bench/growPapers";

const files = readContentFiles(path.resolve(__dirname, "../../../.."));
const texts = [...files.records]
  .filter(([file]) => file.startsWith("data/publications/"))
  .map(([, bytes]) => Buffer.from(bytes).toString("utf8"));

describe("papers grown for the bench", () => {
  it("pass the content check together with the records that they copy", () => {
    const grown = growPapers(texts, 2 * texts.length);
    expect(grown.size).toBe(texts.length);
    const records = new Map([
      ...files.records,
      ...[...grown].map(
        ([id, text]) => [`data/publications/${id}.json`, Buffer.from(text)] as const,
      ),
    ]);
    expect(checkContent({ ...files, records }).map(issueLine)).toEqual([]);
  });

  it("have titles of their own, so that each has a card of its own", () => {
    const grown = [...growPapers(texts, 3 * texts.length).values()];
    const titles = grown.map((text) => /"title":"([^"]+)"/.exec(text)?.[1]);
    expect(new Set(titles).size).toBe(2 * texts.length);
  });

  it("are none where there are enough already", () => {
    expect(growPapers(texts, texts.length).size).toBe(0);
  });
});
