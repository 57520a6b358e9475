import { relatedKeys } from "../../../src/lib/relatedKeys";
import type { ComparablePaper } from "../../../src/lib/relatedPapers";

const paper = (
  prettyURL: string,
  authors: readonly string[],
  topics: readonly string[],
  year = 2024,
): ComparablePaper => ({ prettyURL, title: prettyURL, year, authors, topics });

describe("relatedKeys", () => {
  it("names at most five", () => {
    const keys = relatedKeys(
      Array.from({ length: 20 }, (_, index) => paper(`p${String(index)}`, ["Ada"], ["LLM"])),
    );
    expect(keys.get("p0")).toHaveLength(5);
  });
});
