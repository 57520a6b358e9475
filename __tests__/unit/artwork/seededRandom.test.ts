import { pickRandom, seededRandom } from "../../../artwork/seededRandom";

describe("seededRandom", () => {
  test("gives the same numbers from 0 to 1 for the same seed", () => {
    const first = seededRandom("polysema");
    const second = seededRandom("polysema");
    for (let count = 0; count < 100; count += 1) {
      const value = first();
      expect(value).toBe(second());
      expect(value).toBeGreaterThanOrEqual(0);
      expect(value).toBeLessThan(1);
    }
  });
});

describe("pickRandom", () => {
  test("picks distinct items and leaves the list alone", () => {
    const list = ["a", "b", "c", "d", "e"];
    const picked = pickRandom(list, 3, seededRandom("seed"));
    expect(new Set(picked).size).toBe(3);
    expect(list).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("picks everything when asked for more than there is", () => {
    expect(pickRandom([1, 2], 9, seededRandom("seed")).sort()).toEqual([1, 2]);
  });
});
