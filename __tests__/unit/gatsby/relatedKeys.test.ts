import { relatedKeys } from "../../../gatsby/relatedKeys";
import type { ComparablePaper } from "../../../src/lib/relatedPapers";

const paper = (
  prettyURL: string,
  authors: readonly string[],
  topics: readonly string[],
  year = 2024,
): ComparablePaper => ({ prettyURL, title: prettyURL, year, authors, topics });

describe("relatedKeys", () => {
  it("names papers that share an author or a topic, never the paper itself", () => {
    const keys = relatedKeys([
      paper("a", ["Ada"], ["Dataset"]),
      paper("b", ["Ada"], []),
      paper("c", ["Bob"], ["Dataset"]),
      paper("d", ["Eve"], ["LLM"]),
    ]);
    expect(keys.get("a")?.toSorted()).toEqual(["b", "c"]);
    expect(keys.get("d")).toEqual([]);
  });

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
