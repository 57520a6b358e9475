import { decodeSearchIndex, encodeSearchIndex } from "../../../../src/lib/search/searchDocument";
import { documents } from "./searchFixtures";

const getPaths = (kind: string) =>
  documents.filter((document) => document.kind === kind).map(({ path }) => path);
const at = (path: string) => documents.find((document) => document.path === path);

describe("the index of the search", () => {
  it("holds solutions with their blocks by fragment, numbered like senses", () => {
    expect(getPaths("solutions")).toEqual([
      "/solution/text-analytics",
      "/solution/text-analytics#ner",
      "/solution/text-analytics#word-sense-disambiguation",
    ]);
    expect(at("/solution/text-analytics#word-sense-disambiguation")?.detail).toBe(
      "Text analytics, 2b",
    );
  });

  it("holds papers with venue, authors, topics and abstract", () => {
    const paper = at("/research/publication/word-sense-linking");
    expect(paper?.detail).toBe("Findings of ACL 2024, Pere Lluís Huguet Cabot and others");
    expect(paper?.text).toContain("Edoardo Barba");
    expect(paper?.text).toContain("Word Sense Disambiguation");
    expect(paper?.text).toContain("raw text");
  });

  it("holds authors' pages once, under the joined name, with the number of papers", () => {
    expect(at("/research/author/pere-lluis-huguet-cabot")).toMatchObject({
      kind: "pages",
      title: "Pere-Lluís Huguet Cabot",
      detail: "Author of 1",
    });
    expect(at("/research/author/roberto-navigli")?.detail).toBe("Author of 4");
  });

  it("leaves out pages that may not be listed", () => {
    expect(at("/newsletter/unsubscribe/confirm")).toBeUndefined();
    expect(at("/job/closed")).toBeUndefined();
    expect(at("/research/author/edoardo-barba")).toBeUndefined();
  });

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
