import { checkContent } from "../../../content/checkContent";
import { editRecord, validFiles, validFilesWith, validRecords } from "./fixtures/validRecords";

const ARTICLE = "data/articles/acl-2024.json";
const JOB = "data/jobs/nlp-engineer.json";
const STUDY = "data/case-studies/newsroom.json";

const told = (changes: Record<string, object>) =>
  checkContent(validFilesWith(changes)).map(({ field, message }) => `${field}: ${message}`);

const full = {
  title: "Papers",
  shortContent: "One sentence.",
  imageURL: "../images/article-acl-2024.jpg",
  content: "<p>Words.</p>",
  action: { text: "no-action", url: "/" },
};

it("an article needs at least one block that is shown (NEWS-08)", () => {
  expect(told({ [ARTICLE]: { full: { ...full, content: [{ type: "quote" }] } } })).toEqual([
    'full.content: no block of this list is shown; write a text or a block of the type "image"',
  ]);
});

it("a malformed date isn't compared", () => {
  expect(told({ [ARTICLE]: { datePublished: "09/08/2034" } })).toEqual([
    expect.stringMatching(/^datePublished: /),
  ]);
  expect(told({ [JOB]: { datePosted: "9 November 2026" } })).toEqual([
    expect.stringMatching(/^datePosted: /),
  ]);
});

it("reports a job posted in the future", () => {
  expect(told({ [JOB]: { datePosted: "2090-01-01", validThrough: "2090-02-01" } })).toEqual([
    'datePosted: "2090-01-01" is in the future when the record goes live; add "publishAt": "2090-01-01", or write the day on which it is really posted',
  ]);
});

it("reports two job categories that differ only by case", () => {
  const second = { ...validRecords[JOB], prettyURL: "zoologist", category: "research" };
  expect(told({ "data/jobs/zoologist.json": second })).toEqual([
    'category: "research" is "Research" in another job; use the same spelling in both',
  ]);
  expect(told({ "data/jobs/zoologist.json": { ...second, category: "Sales" } })).toEqual([]);
});

it.each([
  ["data/pages/home.json", "counts", "languages.counts: needs at least one number"],
  ["data/pages/about.json", "items", "how.items: needs at least one belief"],
  [
    STUDY,
    "headlines",
    'wire.headlines: needs at least one headline; leave out "wire" if there is none',
  ],
])("the list of a figure must not be empty: %s, %s", (file, list, message) => {
  const text = editRecord(file, new RegExp(`"${list}": \\[[^\\]]*\\]`), `"${list}": []`);
  const issues = checkContent(validFiles({ [file]: text }));
  expect(issues.map(({ field, message: found }) => `${field}: ${found}`)).toEqual([message]);
});
