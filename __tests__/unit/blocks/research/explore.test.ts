import { explore, groupPapers, indexPapers } from "../../../../src/blocks/research/paperIndex";
import { publicationPath } from "../../../../src/routes/paths";
import { nothingChosen } from "../../../../src/routes/researchQuery";
import { paperWith } from "./explorerPapers";

const navigli = { name: "Roberto Navigli", slug: "roberto-navigli" };
const schuetze = { name: "Hinrich Schütze", slug: "hinrich-schutze" };
const papers = [
  paperWith({
    prettyURL: "one",
    title: "What’s the Meaning of “Sense”?",
    authors: [navigli],
    year: 2024,
    categories: ["Evaluation"],
    award: "Best Paper",
  }),
  paperWith({
    prettyURL: "two",
    title: "Linking Words",
    authors: [navigli, schuetze],
    year: 2022,
    venueId: "emnlp",
    categories: ["Dataset", "Evaluation"],
  }),
  paperWith({
    prettyURL: "three",
    title: "Aligning Words",
    authors: [schuetze],
    year: 2022,
    categories: ["Dataset"],
  }),
];
const index = indexPapers(papers, []);
const find = (chosen: Partial<typeof nothingChosen>) =>
  explore(index, { ...nothingChosen, ...chosen });
const foundBy = (...query: Parameters<typeof find>) =>
  find(...query).found.map(({ prettyURL }) => prettyURL);

it("a search limits the papers found and the counts of the filters", () => {
  const searched = new Set([publicationPath("two"), publicationPath("three")]);
  const { found, counts } = explore(
    index,
    { ...nothingChosen, authors: ["roberto-navigli"] },
    searched,
  );
  expect(found.map(({ prettyURL }) => prettyURL)).toEqual(["two"]);
  expect(Object.fromEntries(counts.topics)).toEqual({ dataset: 1, evaluation: 1 });
});

it("an author's spellings are joined under one name", () => {
  const joined = indexPapers(
    [paperWith({ authors: [{ name: "Umar Minhas", slug: "umar-farooq-minhas" }] })],
    [{ jsonId: "umar-farooq-minhas", name: "Umar Farooq Minhas" }],
  );
  expect(joined.values.authors).toEqual([
    {
      key: "umar-farooq-minhas",
      label: "Umar Farooq Minhas",
      spellings: ["Umar Minhas"],
      total: 1,
    },
  ]);
});

it("filters require every selected topic and author", () => {
  expect(foundBy({ topics: ["dataset", "evaluation"] })).toEqual(["two"]);
  expect(foundBy({ authors: ["roberto-navigli", "hinrich-schutze"] })).toEqual(["two"]);
});

it("filters require one of the selected years or venues, because a paper has only one", () => {
  expect(foundBy({ years: ["2022", "2024"] })).toEqual(["one", "two", "three"]);
  expect(foundBy({ venues: ["emnlp"] })).toEqual(["two"]);
});

it("each filter value counts the papers that it leaves; years ignore the selected years", () => {
  const { counts } = find({ years: ["2022"], topics: ["dataset"] });
  expect(Object.fromEntries(counts.years)).toEqual({ "2022": 2 });
  expect(Object.fromEntries(counts.topics)).toEqual({ dataset: 2, evaluation: 1 });
  expect(Object.fromEntries(find({ years: ["2022"] }).counts.years)).toEqual({
    "2022": 2,
    "2024": 1,
  });
});

it("filter values are ordered by papers, and years by time, including years without papers", () => {
  expect(index.values.years.map(({ key, total }) => [key, total])).toEqual([
    ["2022", 2],
    ["2023", 0],
    ["2024", 1],
  ]);
  expect(index.values.topics.map(({ label }) => label)).toEqual(["Dataset", "Evaluation"]);
  expect(index.values.venues.map(({ label }) => label)).toEqual(["ACL", "EMNLP"]);
});

it("papers are ordered by year, newest or oldest first, or by title without years", () => {
  const titles = (order: Parameters<typeof groupPapers>[1]) =>
    groupPapers(papers, order).map(({ year, papers: group }) => [
      year,
      ...group.map(({ prettyURL }) => prettyURL),
    ]);
  expect(titles("newest")).toEqual([
    [2024, "one"],
    [2022, "two", "three"],
  ]);
  expect(titles("oldest")).toEqual([
    [2022, "three", "two"],
    [2024, "one"],
  ]);
  expect(titles("title")).toEqual([[null, "three", "two", "one"]]);
});
