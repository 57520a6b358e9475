import { checkContent } from "../../../content/checkContent";
import { placeAndWords, validFilesWith, validRecords } from "./fixtures/validRecords";

const PAPER = "data/publications/a-paper.json";
const RECORD = "data/authors/ada-lovelace.json";

/**
 * Returns the check's lines for the valid records plus papers, each by one person or a list, and
 * author records.
 */
function linesFor(
  papers: readonly (string | string[])[],
  people: Readonly<Record<string, object>> = {},
) {
  const paperFiles = papers.map((names, index) => {
    const authors = [names].flat().map((name) => ({ name }));
    const prettyURL = `paper-${index}`;
    const paper = { title: "A paper", url: `https://papers.example/${prettyURL}` };
    const own = index === 0 ? {} : { prettyURL, bibkey: prettyURL, paper };
    const file = index === 0 ? PAPER : `data/publications/${prettyURL}.json`;
    return [file, { ...validRecords[PAPER], ...own, authors }] as const;
  });
  const files = validFilesWith({ ...Object.fromEntries(paperFiles), ...people });
  return checkContent(files).map(placeAndWords);
}

const ada = {
  id: "ada-lovelace",
  name: "Ada Lovelace",
  spellings: ["Ada Lovelace", "Augusta Ada Lovelace"],
};

it("a record that joins a person's spellings is valid if papers have every spelling", () => {
  expect(linesFor(["Ada Lovelace", "Augusta Ada Lovelace"], { [RECORD]: ada })).toEqual([]);
});

it("a record that joins spellings of a name in another script has a Latin file name", () => {
  const spellings = ["मीना शर्मा", "Meena Sharma"];
  const meena = { id: "meena-sharma", name: "मीना शर्मा", spellings };
  expect(linesFor(spellings, { "data/authors/meena-sharma.json": meena })).toEqual([]);
});

it("a record that joins a person's spellings must not have a spelling without a paper", () => {
  expect(linesFor(["Ada Lovelace", "Augusta Ada Lovelase"], { [RECORD]: ada })).toEqual([
    expect.stringMatching(
      /ada-lovelace\.json:\d+:\d+ spellings\[1\]: no paper names "Augusta Ada Lovelace"; did you mean "Augusta Ada Lovelase"\?/,
    ),
  ]);
});

it("a record that joins a person's spellings must not have another record's spelling, or a duplicate", () => {
  const twice = { ...ada, spellings: [...ada.spellings, "Ada Lovelace"] };
  expect(linesFor(ada.spellings, { [RECORD]: twice })).toEqual([
    expect.stringContaining('spellings[2]: "Ada Lovelace" is listed twice; remove one'),
  ]);
  const other = {
    id: "augusta-ada-lovelace",
    name: "Augusta Ada Lovelace",
    spellings: ["Augusta Ada Lovelace", "A. Lovelace"],
  };
  expect(
    linesFor([...ada.spellings, "A. Lovelace"], {
      [RECORD]: ada,
      "data/authors/augusta-ada-lovelace.json": other,
    }),
  ).toEqual([
    expect.stringContaining(
      'spellings[0]: "Augusta Ada Lovelace" is already a spelling of data/authors/ada-lovelace.json',
    ),
  ]);
});

it("a record that joins a person's spellings must list the heading's spelling, which determines the file name", () => {
  expect(linesFor(ada.spellings, { [RECORD]: { ...ada, name: "Ada King" } })).toEqual([
    expect.stringContaining('name: "Ada King" is none of the spellings; add it to them'),
    expect.stringContaining('name: "Ada King" belongs in a file named ada-king.json'),
  ]);
});

it("a record with one spelling is valid only if it hides the person", () => {
  const one = { id: "ada-lovelace", name: "Ada Lovelace", spellings: ["Ada Lovelace"] };
  expect(linesFor(one.spellings, { [RECORD]: one })).toEqual([
    expect.stringContaining("needs at least two spellings"),
  ]);
  expect(linesFor(one.spellings, { [RECORD]: { ...one, isHidden: true } })).toEqual([]);
});

it("spellings that differ only by accents, case or hyphens are reported if no record joins them", () => {
  expect(linesFor(["Pere Lluis Cabot", "Pere-Lluís Cabot"])).toEqual([
    expect.stringContaining(
      'authors[0].name: "Pere-Lluís Cabot" and "Pere Lluis Cabot" (data/publications/a-paper.json) are one name but for accents, case or hyphens; spell them alike, or join them in data/authors/pere-lluis-cabot.json',
    ),
  ]);
});

it("a draft may spell a name differently until it's published", () => {
  const draft = {
    ...validRecords[PAPER],
    prettyURL: "draft",
    bibkey: "draft",
    paper: { title: "Draft", url: "https://papers.example/draft" },
    authors: [{ name: "Ádá Lee" }],
  };
  const spelled = (more: object) =>
    linesFor(["Ada Lee"], { "data/publications/draft.json": { ...draft, ...more } });
  expect(spelled({ draft: true })).toEqual([]);
  expect(spelled({})).toEqual([expect.stringContaining("are one name but for accents")]);
});

const letters = (count: number) => `Ada ${"b".repeat(count - 4)}`;

it.each([
  "Ada Lovelace",
  "Alexandra de los Santos",
  "Etal Alon",
  "李",
  "Martin Luther King Jr.",
  letters(120),
])("an author's name may be %s", (name) => {
  expect(linesFor([name])).toEqual([]);
});

it.each<[name: string, words: string]>([
  ...[
    "Navigli, Roberto",
    "Martin Luther King, Jr.",
    "Ada Lovelace and Grace Hopper",
    "Ada Lovelace; Grace Hopper",
    "Ada Lovelace / Grace Hopper",
    "Roberto Navigli, Ada Lovelace",
  ].map((names): [string, string] => [names, "write each person as a separate item"]),
  ...["Ada Lovelace1", "Ada Lovelace*†", "Ada Lovelace‡"].map((name): [string, string] => [
    name,
    "write the name alone",
  ]),
  ["42", "has no letter; write the person's name"],
  ["Ada Lovelace et al.", "leaves people out; write every author's name"],
  [letters(121), "must not have more than 120 characters; write one person's name"],
])("an author's name may not be %s", (name, words) => {
  const [line, ...more] = linesFor([name]);
  expect(line).toContain(`${PAPER}:6:15 authors[0].name: `);
  expect(line).toContain(words);
  expect(more).toEqual([]);
});

it.each([
  ["Ada Lovelace", {}, []],
  ["Áda LOVELACE", {}, []],
  [
    "Augusta Ada Lovelace",
    { [RECORD]: ada },
    [
      `${PAPER}:9:15 authors[1].name: "Augusta Ada Lovelace" is an author of this paper already, as "Ada Lovelace"; remove one`,
    ],
  ],
])(
  "two names in one paper may be two people, unless a record joins them: %s",
  (name, people, lines) => {
    expect(linesFor([["Ada Lovelace", name], "Ada Lovelace"], people)).toEqual(lines);
  },
);
