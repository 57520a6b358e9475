import { findRelatedPapers } from "../../../src/lib/relatedPapers";

const paper = (prettyURL: string, authors: string, topics = "") => ({
  prettyURL,
  authors: new Map(authors.split(" ").map((name) => [name.toLowerCase(), name])),
  topics: topics === "" ? [] : [topics],
});

const papers = [
  paper("newest", "Ada", "senses"),
  paper("pair", "Ada Ben", "senses"),
  paper("self", "Ada Ben Cleo", "senses"),
  paper("trio", "Ada Ben Cleo", "senses"),
  paper("oldest", "Dana", "senses"),
];
const of = (key: string) => findRelatedPapers(papers).get(key);
const keys = (papers: readonly { prettyURL: string }[] = []) =>
  papers.map(({ prettyURL }) => prettyURL);

it("related papers are those with the most shared authors, then those on the same topic, nearest in time first", () => {
  const related = of("self");
  expect(keys(related?.byAuthor)).toEqual(["trio", "pair"]);
  expect(related?.byAuthor[1]?.common).toEqual(["Ada", "Ben"]);
  expect(related?.byTopic).toEqual([
    { prettyURL: "newest", common: ["senses"] },
    { prettyURL: "oldest", common: ["senses"] },
  ]);
});

it("related papers share one author if none shares two, and are empty if none shares any", () => {
  expect(keys(of("newest")?.byAuthor)).toEqual(["pair", "self", "trio"]);
  expect(of("oldest")?.byAuthor).toEqual([]);
  expect(keys(of("oldest")?.byTopic)).toEqual(["trio", "self", "pair"]);
});

it("a paper leads to the next newer and the next older paper of the whole catalogue", () => {
  expect(of("pair")).toMatchObject({ newer: "newest", older: "self" });
  expect(of("newest")?.newer).toBeUndefined();
  expect(of("oldest")?.older).toBeUndefined();
});
