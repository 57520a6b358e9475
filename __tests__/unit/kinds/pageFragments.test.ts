import { checkContent } from "../../../content/checkContent";
import { editRecord, placeAndWords, validFiles } from "../content/fixtures/validRecords";

const VERA = "data/products/vera.json";

const issuesOfLink = (url: string) => {
  const changed = editRecord(VERA, '"url": "/contacts"', `"url": "${url}"`);
  return checkContent(validFiles({ [VERA]: changed })).map(placeAndWords);
};

it.each([
  "/robots.txt",
  "/feeds/news.xml",
  "/feeds/jobs.xml",
  "/research/papers.bib",
  "/research/publication/a-paper/cite.ris",
  "/.well-known/security.txt",
  "/product/wordatlas#papers",
  "/solution/llm#use-cases",
  "/solution/llm#minerva",
  "/article/acl-2024#products",
  "/research/publication/a-paper#in-short",
  "/research/author/ada-lovelace#coauthors",
  "/job/nlp-engineer#other-jobs",
  "/about-us#join-us",
  "/#at-work",
])("a link may lead to a generated file or a section of a view: %s", (url) => {
  expect(issuesOfLink(url)).toEqual([]);
});

it.each(["/research/publication/z-paper/cite.bib", "/contacts#papers", "/solution/llm#papers"])(
  "a link may not lead to %s",
  (url) => {
    expect(issuesOfLink(url)).toHaveLength(1);
  },
);
