import { readContentFiles } from "../../../content/contentFiles";
import { checkContent } from "../../../content/checkContent";
import { claimsSchema } from "../../../src/kinds/settings/claims";
import { PROJECT } from "../../support/sourceFiles";
import { editRecord, placeAndWords, toJsonText, validFiles } from "./fixtures/validRecords";

const CLAIMS = "data/site/claims.json";
const VERA = "data/products/vera.json";

const getIssues = (sentence: string) => {
  const text = editRecord(VERA, '"One sentence."', JSON.stringify(sentence));
  return checkContent(validFiles({ [VERA]: text })).map(placeAndWords);
};

it.each([
  "Knows 600 languages, more than 22 million concepts and 1.7 billion semantic relations.",
  "Covers <b>60</b> languages; 23&nbsp;languages for trademarks, in a 600-language graph.",
  "2.5 million senses, or 2.5 million professionally translated senses. 41 Domain Tags.",
  "Reads two languages, since 2024, languages included. A record has 3 tags.",
  "<p>Since 2024</p><p>Languages differ.</p>",
  "12 papers compare languages. Since 2024 European languages count. 9 years of language work.",
  "A 25-year language project.",
])("accepts the claimed numbers in the sentence %s (AMB-05, CON-06)", (sentence) => {
  expect(getIssues(sentence).filter((line) => line.includes("claimed"))).toEqual([]);
});

it.each([
  ["one more language", "Knows 601 languages.", "601 languages"],
  ["the number of another record", "Knows 500+ languages.", "500+ languages"],
  ["a number of another magnitude", "Holds 22 billion concepts.", "22 billion concepts"],
  [
    "a bold number",
    "Has 1.8&nbsp;billion <b>semantic</b> relations.",
    "1.8&nbsp;billion <b>semantic</b> relations",
  ],
  [
    "other senses",
    "Holds 3 million professionally translated senses.",
    "3 million professionally translated senses",
  ],
  ["an adjective before it", "Knows 61 European languages.", "61 European languages"],
  ["many millions", "Holds 22 millions concepts.", "22 millions concepts"],
])("reports a number that isn't claimed: %s (AMB-05, CON-06)", (_name, sentence, written) => {
  expect(getIssues(sentence).find((line) => line.includes("claimed"))).toContain(
    `${JSON.stringify(written)} is not claimed here; write `,
  );
});

it("doesn't check the numbers in papers (AMB-05, CON-06)", () => {
  const file = "data/publications/a-paper.json";
  const changed = editRecord(file, "Two sentences.", "In 12 languages.");
  expect(checkContent(validFiles({ [file]: changed }))).toEqual([]);
});

it("an exception for a number applies only to its own record (AMB-05, CON-06)", () => {
  const [TEXTS, LLM] = ["data/solutions/text-analytics.json", "data/solutions/llm.json"];
  const saying = (file: string) => editRecord(file, "One sentence.", "Knows 500+ languages.");
  const issues = checkContent(validFiles({ [TEXTS]: saying(TEXTS), [LLM]: saying(LLM) }));
  expect(issues.map(({ file }) => file)).toEqual([LLM]);
});

it.each([
  ["60 tongues", 'no number with its unit is found in "60 tongues"; write digits and languages'],
  ["many", 'no number with its unit is found in "many"; write digits and languages'],
  [
    "60 languages, 5 senses",
    '"60 languages, 5 senses" has 2 numbers; write each as a separate claim',
  ],
])("a claim of %s is reported only in the list of claims (AMB-05, CON-06)", (says, message) => {
  const claims = toJsonText({ claims: [{ says, about: "WordAtlas" }] });
  const vera = editRecord(VERA, "One sentence.", "Knows 60 languages.");
  expect(checkContent(validFiles({ [CLAIMS]: claims, [VERA]: vera })).map(placeAndWords)).toEqual([
    expect.stringContaining(`${CLAIMS}:4:15 claims[0].says: ${message}`),
  ]);
});

it("our records state every claimed number, and each exception in its own record (AMB-05, CON-06)", () => {
  const { records } = readContentFiles(PROJECT);
  const getWords = (file: string) =>
    Buffer.from(records.get(file) ?? "")
      .toString()
      .replace(/<[^>]*>/g, "");
  const ours = [...records.keys()].filter(
    (file) => !file.startsWith("data/publications/") && file !== CLAIMS,
  );
  const { claims } = claimsSchema.parse(JSON.parse(getWords(CLAIMS)));
  const unsaid = claims.filter(({ says, onlyIn }) => {
    const [, kind = "", id = ""] = onlyIn?.split("/") ?? [];
    const only = ours.filter((file) => file.startsWith(`data/${kind}`) && file.includes(id));
    return !only.some((file) => getWords(file).includes(says));
  });
  expect(unsaid).toEqual([]);
});
