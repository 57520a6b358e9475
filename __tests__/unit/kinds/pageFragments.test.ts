import { checkContent } from "../../../content/checkContent";
import {
  placeAndWords,
  validFiles,
  validRecords,
  toJsonText,
} from "../content/fixtures/validRecords";

const VERA = "data/products/vera.json";

const issuesOfLink = (url: string) => {
  const text = toJsonText(validRecords[VERA]);
  const changed = text.replace('"url": "/contacts"', `"url": "${url}"`);
  expect(changed).not.toBe(text);
  return checkContent(validFiles({ [VERA]: changed })).map(placeAndWords);
};

describe("a link of a record", () => {
  it.each([
    "/robots.txt",
    "/feeds/news.xml",
    "/feeds/jobs.xml",
    "/research/papers.bib",
    "/research/publication/a-paper/cite.ris",
    "/.well-known/security.txt",
  ])("may lead to a generated file: %s", (url) => {
    expect(issuesOfLink(url)).toEqual([]);
  });

  it.each([
    "/product/wordatlas#papers",
    "/solution/llm#use-cases",
    "/solution/llm#minerva",
    "/article/acl-2024#products",
    "/research/publication/a-paper#in-short",
    "/research/author/ada-lovelace#coauthors",
    "/job/nlp-engineer#other-jobs",
    "/about-us#join-us",
    "/#at-work",
  ])("may lead to a section of a view: %s", (url) => {
    expect(issuesOfLink(url)).toEqual([]);
  });

  it.each(["/research/publication/z-paper/cite.bib", "/contacts#papers", "/solution/llm#papers"])(
    "may not lead to %s",
    (url) => {
      expect(issuesOfLink(url)).toHaveLength(1);
    },
  );
});
