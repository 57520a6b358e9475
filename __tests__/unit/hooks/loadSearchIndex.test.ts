import { loadSearchIndex } from "../../../src/hooks/loadSearchIndex";
import { documents, searchFile } from "../lib/search/searchFixtures";

it("fetches the index once, and again only after a failure", async () => {
  const answers = [
    new Response("", { status: 503 }),
    new Response("{}"),
    Response.json(searchFile),
  ];
  const fetched = jest
    .spyOn(globalThis, "fetch")
    .mockImplementation(() => Promise.resolve(answers.shift() ?? Response.error()));
  await expect(loadSearchIndex()).rejects.toThrow("503");
  await expect(loadSearchIndex()).rejects.toThrow("search index");
  const [first, second] = await Promise.all([loadSearchIndex(), loadSearchIndex()]);
  expect([...first.documents.values()]).toEqual(documents);
  expect(second).toBe(first);
  expect(fetched.mock.calls).toEqual(Array(3).fill(["/search/index.json"]));
});
