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

it("searching papers keeps the search results and counts only them", () => {
  const searched = new Set([publicationPath("two"), publicationPath("three")]);
  const { found, counts } = explore(
    index,
    { ...nothingChosen, authors: ["roberto-navigli"] },
    searched,
  );
  expect(found.map(({ prettyURL }) => prettyURL)).toEqual(["two"]);
  expect(Object.fromEntries(counts.topics)).toEqual({ dataset: 1, evaluation: 1 });
});

it("searching papers joins an author's spellings under one name", () => {
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

it("filtering papers requires every selected topic and author", () => {
  expect(foundBy({ topics: ["dataset", "evaluation"] })).toEqual(["two"]);
  expect(foundBy({ authors: ["roberto-navigli", "hinrich-schutze"] })).toEqual(["two"]);
});

it("filtering papers requires one of the selected years or venues, since a paper has one", () => {
  expect(foundBy({ years: ["2022", "2024"] })).toEqual(["one", "two", "three"]);
  expect(foundBy({ venues: ["emnlp"] })).toEqual(["two"]);
});

it("filtering papers counts the papers left by each value; years ignore the selected years", () => {
  const { counts } = find({ years: ["2022"], topics: ["dataset"] });
  expect(Object.fromEntries(counts.years)).toEqual({ "2022": 2 });
  expect(Object.fromEntries(counts.topics)).toEqual({ dataset: 2, evaluation: 1 });
  expect(Object.fromEntries(find({ years: ["2022"] }).counts.years)).toEqual({
    "2022": 2,
    "2024": 1,
  });
});

it("values are ordered by papers, and years by time, including years without papers", () => {
  expect(index.values.years.map(({ key, total }) => [key, total])).toEqual([
    ["2022", 2],
    ["2023", 0],
    ["2024", 1],
  ]);
  expect(index.values.topics.map(({ label }) => label)).toEqual(["Dataset", "Evaluation"]);
  expect(index.values.venues.map(({ label }) => label)).toEqual(["ACL", "EMNLP"]);
});

it("orders by year, newest or oldest first, or by title without years", () => {
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
