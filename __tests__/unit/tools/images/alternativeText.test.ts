import { type AltUse, altFindings, repeatedAlts } from "../../../../tools/images/alternativeText";

const use = (alt: string | undefined, more: Partial<AltUse> = {}): AltUse => ({
  alt,
  isOnlyContent: false,
  wordsBeside: [],
  ...more,
});
const lines = (one: AltUse, name = "ta-sentiment") =>
  altFindings(one, name, 140).map(({ severity, text }) => `${severity}: ${text}`);

it("a missing text is an issue, an empty one is right where the picture decorates", () => {
  expect(lines(use(undefined))).toEqual([
    'issue: is missing. Say what the picture shows, or write alt="" where it only decorates.',
  ]);
  expect(lines(use(""))).toEqual([]);
});

it("an empty text is an issue where the picture is all that a link holds", () => {
  expect(lines(use("", { isOnlyContent: true }))).toEqual([
    "issue: is empty, and the picture is all that a link holds. Say where the link leads.",
  ]);
});

it.each(["ta-sentiment", "ta_sentiment", "TA-Sentiment.jpg", "IMG_0815.png"])(
  "%s is a file’s name",
  (alt) => {
    expect(lines(use(alt))).toEqual([
      "issue: is the file’s name. Say what it shows, or leave it empty if the picture only decorates.",
    ]);
  },
);

it("words that the file shares are no file’s name", () => {
  expect(lines(use("Sentiment of a review"))).toEqual([]);
  expect(lines(use("header vera"), "header-vera")).toEqual([]);
});

it.each(["image of words", "A picture of words", "The photo of words", "Icon showing words"])(
  "“%s” says that a picture is a picture",
  (alt) => {
    expect(lines(use(alt))).toEqual([
      expect.stringMatching(/^issue: begins with “.+ (of|showing)”/),
    ]);
  },
);

it.each(["Images and words", "The graph of meanings", "Pictured: a word"])(
  "“%s” does not",
  (alt) => {
    expect(lines(use(alt))).toEqual([]);
  },
);

it("a text is too long from one character above the budget", () => {
  expect(lines(use("a".repeat(140)))).toEqual([]);
  expect(lines(use("a".repeat(141)))).toEqual([
    "look: has 141 characters, more than 140. Keep what the picture adds; the rest belongs in the text beside it.",
  ]);
});

it("a text that repeats the heading beside it is read twice", () => {
  expect(lines(use("Word Senses", { wordsBeside: ["Other", "Word  senses"] }))).toEqual([
    "look: repeats the words beside the picture, which are then read twice. Leave it empty.",
  ]);
});

it("names the pictures that share a text; empty and missing texts are shared by many", () => {
  const repeated = repeatedAlts([
    { name: "b", alt: "A word." },
    { name: "a", alt: "a  Word." },
    { name: "a", alt: "A word." },
    { name: "c", alt: "" },
    { name: "d", alt: "" },
    { name: "e", alt: undefined },
    { name: "f", alt: "Another" },
    { name: "f", alt: "Another" },
  ]);
  expect([...repeated]).toEqual([["a word.", ["a", "b"]]]);
});
