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

  it("compares few papers however many there are", () => {
    const papers = Array.from({ length: 5000 }, (_, index) =>
      paper(`p${String(index)}`, [`Author ${String(index)}`], ["Dataset"], 2019 + (index % 7)),
    );
    let looks = 0;
    const counted = papers.map((entry) => ({
      ...entry,
      get authors() {
        looks += 1;
        return entry.authors;
      },
    }));
    relatedKeys(counted);
    // Comparing each with each would look 25 million times.
    expect(looks).toBeLessThan(5000 * 400);
  });
});
