import { findNeighbours } from "../../../src/lib/neighbours";

const paper = (prettyURL: string, authors: string, topics = "") => ({
  prettyURL,
  year: 2024,
  authors: authors.split(" "),
  topics: topics === "" ? [] : [topics],
});

const papers = [
  paper("newest", "ada", "senses"),
  paper("pair", "ada ben"),
  paper("self", "ada ben cleo", "senses"),
  paper("trio", "ada ben cleo"),
  paper("oldest", "dana", "senses"),
];
const of = (key: string) => findNeighbours(papers).get(key);

describe("the neighbours of a paper", () => {
  it("are those with most people in common, then those on the same topic, nearest in time first", () => {
    expect(of("self")).toMatchObject({
      people: ["trio", "pair"],
      question: ["newest", "oldest"],
      sharing: { authors: 3, topics: 2 },
    });
  });

  it("share one author where none shares two, and nobody where no one is shared", () => {
    expect(of("newest")?.people).toEqual(["pair", "self", "trio"]);
    expect(of("oldest")?.people).toEqual([]);
  });

  it("lead by date through the whole catalogue and end at its ends", () => {
    expect(of("pair")).toMatchObject({ newer: ["newest"], older: ["self"] });
    expect(of("newest")?.newer).toEqual([]);
    expect(of("oldest")?.older).toEqual([]);
  });
});
