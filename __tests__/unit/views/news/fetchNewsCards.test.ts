import { fetchNewsCards } from "../../../../src/views/news/fetchNewsCards";
import { aNewsCard } from "../builders";

const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });

describe("fetching the cards of all articles", () => {
  it("refuses what is no list, then takes the list and keeps it", async () => {
    const fetchFile = jest.spyOn(globalThis, "fetch");
    fetchFile.mockResolvedValueOnce(answer({}));
    await expect(fetchNewsCards()).rejects.toThrow("/article/cards.json holds no list");
    fetchFile.mockResolvedValueOnce(answer([], 503));
    await expect(fetchNewsCards()).rejects.toThrow("/article/cards.json answered 503");
    fetchFile.mockResolvedValueOnce(answer([aNewsCard({ jsonId: "one" }), null]));
    expect((await fetchNewsCards()).map(({ id }) => id)).toEqual(["one"]);
    await fetchNewsCards();
    expect(fetchFile).toHaveBeenCalledTimes(3);
  });
});
