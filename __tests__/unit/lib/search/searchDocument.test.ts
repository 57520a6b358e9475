import { decodeSearchIndex, encodeSearchIndex } from "../../../../src/lib/search/searchDocument";
import { documents } from "./searchFixtures";

describe("the index of the search", () => {
  it("comes back from its file as it went in", () => {
    expect(decodeSearchIndex(JSON.parse(encodeSearchIndex(documents)))).toEqual(documents);
  });

  it.each([[null], [[]], [{}], [{ solutions: [["/path", "title", "detail"]] }]])(
    "is refused when the file holds %j",
    (file) => {
      expect(() => decodeSearchIndex(file)).toThrow(/search index/);
    },
  );
});
