import { reportContent } from "../../../content/checkContent";
import { validFilesWith } from "./fixtures/validRecords";

const VERA = "data/products/vera.json";

const told = (metadata: object) =>
  reportContent(validFilesWith({ [VERA]: { metadata } }), Date.now())
    .issues.filter(({ file, rule }) => file === VERA && rule === "metadata")
    .map(({ field, severity, message }) => `${severity} ${field}: ${message}`);

const sound = {
  title: "Vera: a fact-checking assistant",
  description: "Vera retrieves sources for a claim and explains the verdict in plain words.",
  keywords: "Vera",
};

it("accepts a title and a description of good length", () => {
  expect(told(sound)).toEqual([]);
  expect(told({ ...sound, description: "Short.", robots: "noindex" })).toEqual([]);
});

it.each([
  [{ title: "t".repeat(61) }, "title: the title for search engines has 61 characters"],
  [{ description: "d".repeat(156) }, "description: the description for search engines has 156"],
  [{ description: "Short." }, "with 60 to 155"],
  [{ title: "A page of lextag" }, 'title: "A page of lextag" is the title of /product/lextag, too'],
])("warns about %j", (change, words) => {
  expect(told({ ...sound, ...change })).toEqual([expect.stringContaining(words)]);
});
