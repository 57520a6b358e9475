import fc from "fast-check";
import { getWords } from "../../../../src/lib/search/matchWord";
import { prepareSearch, searchPages, toHit } from "../../../../src/lib/search/searchPages";
import { documents } from "./searchFixtures";

const index = prepareSearch(documents);
const answerTo = (query: string) => searchPages(index, query);
const pathsFor = (query: string) =>
  answerTo(query).groups.flatMap((group) => group.documents.map(({ path }) => path));
const kindsFor = (query: string) => answerTo(query).groups.map(({ kind }) => kind);
const hitFor = (query: string, path: string) => {
  const document = documents.find((one) => one.path === path);
  if (!document) throw new Error(`No document ${path}`);
  return toHit(document, answerTo(query));
};
const marked = (pieces: readonly { text: string; isMatch: boolean }[]) =>
  pieces.filter(({ isMatch }) => isMatch).map(({ text }) => text);
const whole = (pieces: readonly { text: string }[]) => pieces.map(({ text }) => text).join("");

/** A document and one of the words of its title. */
const titleWord = fc
  .constantFrom(...documents)
  .chain((document) =>
    fc
      .constantFrom(...getWords(document.title).map(({ folded }) => folded))
      .map((word) => ({ path: document.path, word })),
  );

/** One letter left out, doubled, replaced or swapped with the next. */
const mistyped = (word: string, at: number, how: number): string => {
  const [before, letter = "", after] = [word.slice(0, at), word[at], word.slice(at + 1)];
  if (how === 0) return before + after;
  if (how === 1) return before + letter + letter + after;
  if (how === 2) return `${before}z${after}`;
  return before + after.slice(0, 1) + letter + after.slice(1);
};

describe("every document", () => {
  it("is found by each word of its title", () => {
    fc.assert(
      fc.property(titleWord, ({ path, word }) => {
        expect(pathsFor(word)).toContain(path);
      }),
    );
  });

  it("is found by each long word of its title with one slip of the finger", () => {
    const slip = titleWord
      .filter(({ word }) => word.length >= 5)
      .chain(({ path, word }) =>
        fc.record({
          path: fc.constant(path),
          typed: fc
            .tuple(fc.nat(word.length - 2), fc.nat(3))
            .map(([at, how]) => mistyped(word, at, how)),
        }),
      );
    fc.assert(
      fc.property(slip, ({ path, typed }) => {
        // What the site has as typed is what was meant.
        fc.pre(answerTo(typed).forgives || pathsFor(typed).includes(path));
        expect(pathsFor(typed)).toContain(path);
      }),
    );
    expect(answerTo("disambigaution").forgives).toBe(true);
  });

  it("is found whatever the case and the accents of the query", () => {
    fc.assert(
      fc.property(titleWord, fc.boolean(), ({ path, word }, isUpper) => {
        const accented = word.replace(/[aeiou]/g, "$&\u0301");
        expect(pathsFor(isUpper ? accented.toUpperCase() : accented)).toContain(path);
      }),
    );
  });

  it("survives any query without an error, and its text is never changed by marks", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 60 }), (query) => {
        const answer = answerTo(query);
        for (const document of documents) {
          expect(whole(toHit(document, answer).title)).toBe(document.title);
        }
      }),
    );
  });
});

describe("a search", () => {
  it.each(["navigli", "Navìgli", "NAVIGLI"])("finds an author and all papers by %s", (query) => {
    expect(pathsFor(query)).toHaveLength(5);
    expect(kindsFor(query)).toEqual(["papers", "pages"]);
  });

  it("groups by kind in a fixed order", () => {
    expect(kindsFor("sense")).toEqual(["solutions", "products", "papers", "news"]);
  });

  it("needs every word, anywhere in the document", () => {
    expect(pathsFor("comprehendo linking")).toEqual(["/product/comprehendo"]);
    expect(pathsFor("findings barba sandbox")).toEqual([
      "/research/publication/word-sense-linking",
    ]);
  });

  it("finds the beginnings of words while somebody types, and words inside others", () => {
    expect(pathsFor("disamb")).toContain("/solution/text-analytics#word-sense-disambiguation");
    expect(pathsFor("atlas")).toContain("/product/wordatlas");
  });

  it.each([
    ["检索", "多语言语义检索"],
    ["語義", "多語言語義檢索"],
    ["けんさく", "ことばのけんさく"],
  ])("finds %s inside %s, whose script puts no blanks between words", (query, title) => {
    const inChinese = { kind: "news", path: "/article/a", title, detail: "", text: "" } as const;
    const answer = searchPages(prepareSearch([...documents, inChinese]), query);
    expect(answer.total).toBe(1);
    expect(marked(toHit(inChinese, answer).title)).toEqual([query]);
  });

  it("forgives only where nothing is found as typed", () => {
    expect(answerTo("sense").forgives).toBe(false);
    const near = answerTo("navigly");
    expect(near).toMatchObject({ forgives: true, total: 5, suggestion: null });
  });

  it("does not forgive words of three letters", () => {
    expect(answerTo("wzd").total).toBe(0);
  });

  it("suggests one search that finds something, or none", () => {
    const { total, suggestion } = answerTo("comprehendible");
    expect(total).toBe(0);
    expect(suggestion).toMatch(/^comprehen/);
    expect(answerTo(suggestion ?? "").total).toBeGreaterThan(0);
    expect(answerTo("comprehendo sandbox xyzzyx").suggestion).not.toBeNull();
    expect(answerTo("q").suggestion).toBeNull();
    expect(answerTo("???")).toMatchObject({ total: 0, suggestion: null });
  });
});

describe("a result", () => {
  it("does not mark the short words of a phrase", () => {
    const { line } = hitFor("a system must", "/research/publication/word-sense-linking");
    expect(marked(line)).toEqual(["system", "must"]);
  });

  it("marks accented letters that were typed without, composed or not", () => {
    expect(marked(hitFor("lluis", "/research/author/pere-lluis-huguet-cabot").title)).toEqual([
      "Lluís",
    ]);
    const decomposed = documents.map((document) => ({
      ...document,
      title: document.title.normalize("NFD"),
    }));
    const answer = searchPages(prepareSearch(decomposed), "llui");
    const author = answer.groups.find(({ kind }) => kind === "pages")?.documents[0];
    const hit = author && toHit(author, answer);
    expect(marked(hit?.title ?? [])).toEqual(["Lluís".normalize("NFD").slice(0, -1)]);
  });

  it("shows its detail below a title that was found", () => {
    const { line } = hitFor("sense", "/research/publication/word-sense-linking");
    expect(whole(line)).toBe("Findings of ACL 2024, Pere Lluís Huguet Cabot and others");
  });

  it("shows the words around the match where only the text has it, cut between words", () => {
    const { line } = hitFor("sense", "/article/graph-rag");
    expect(whole(line)).toMatch(/^… .*Every name keeps its own sense here.* …$/);
    expect(whole(line).length).toBeLessThan(170);
    expect(marked(line)).toEqual(["sense"]);
  });
});
