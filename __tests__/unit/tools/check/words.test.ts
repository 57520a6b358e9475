import { didYouMean, nearest } from "../../../../tools/check/words";

describe("the word that was meant", () => {
  it.each([
    ["tpye", "type"],
    ["nmae", "name"],
    ["etxt", "text"],
    ["Tpye", "type"],
  ])("is found where two neighbours changed places: %s", (word, meant) => {
    expect(didYouMean(word, ["image", meant])).toBe(`; did you mean "${meant}"?`);
  });

  it("is no word with two such changes, nor one of other letters", () => {
    expect(nearest("ytep", ["type"])).toBeUndefined();
    expect(nearest("tqqe", ["type"])).toBeUndefined();
  });
});
