import { readFileSync } from "node:fs";
import { articleSchema } from "../../../src/kinds/article/schema";
import { authorSchema } from "../../../src/kinds/author/schema";
import { caseStudySchema } from "../../../src/kinds/case-study/schema";
import { toPlainText } from "../../../src/kinds/html";
import { jobSchema } from "../../../src/kinds/job/schema";
import { pageMetadataSchema } from "../../../src/kinds/settings/pageMetadata";
import { publicationSchema } from "../../../src/kinds/publication/schema";
import { articlePath } from "../../../src/routes/paths";
import { getRecords } from "../../support/records";

const articles = getRecords("articles", articleSchema);
const article = (slug: string) => articles.find(({ id }) => id === slug);
const fullText = (slug: string) => JSON.stringify(article(slug)?.full);
const isoDay = (epochMs: number) => new Date(epochMs).toISOString().slice(0, 10);

describe("case studies", () => {
  const studies = getRecords("case-studies", caseStudySchema);
  const tasks = studies.filter(({ sections }) => sections.length === 0);

  it("tell the task in 150 to 250 words where only one is written out (AMB-01, AMB-26)", () => {
    expect(tasks).toHaveLength(3);
    const words = tasks.map(({ task = "" }) => toPlainText(task).split(/\s+/).length);
    expect(words.filter((count) => count < 150 || count > 250)).toEqual([]);
  });

  it("are all indexed (F11)", () => {
    const metadata = getRecords("page-metadata", pageMetadataSchema);
    const hidden = metadata
      .filter(({ basic }) => basic.tags.some(({ name }) => name === "robots"))
      .map(({ path }) => path);
    expect(studies.filter(({ url }) => hidden.includes(url))).toEqual([]);
  });
});

describe("the news", () => {
  it("was never updated before it was published, nor before ACL 2024 gave its awards (W1)", () => {
    const early = articles.filter(
      ({ datePublished, lastUpdate }) => isoDay(lastUpdate) < datePublished,
    );
    expect(early).toEqual([]);
    expect(article("acl-2024")?.datePublished).toBe("2024-08-19");
  });

  it("names all six papers of ACL 2023, two of them in the Anthology only (W2)", () => {
    const text = fullText("six-papers-accepted-acl-2023");
    expect(text.match(/<li>/g)).toHaveLength(6);
    expect(text).toMatch(/2023\.acl-short\.137.*2023\.findings-acl\.125/);
    expect(text).not.toContain("award");
  });

  it("tells nothing of what came after its date (W3, W4)", () => {
    expect(fullText("general-chair-appointment")).not.toMatch(/acl-2025\\?"|volume of 2025/);
    expect(fullText("minerva-7b-llm-release")).not.toMatch(/proceedings of CLiC-it/);
  });

  it("reaches into 2026 (W14)", () => {
    const recent = articles.filter(({ datePublished }) => datePublished.startsWith("2026"));
    expect(recent.length).toBeGreaterThanOrEqual(2);
  });

  it("apologises for no paper (F10)", () => {
    expect(JSON.stringify(articles)).not.toMatch(/none of them by us|not by us|belong to their/);
  });

  it("has metadata of its own where the slug is ours (F17)", () => {
    const paths = getRecords("page-metadata", pageMetadataSchema).map(({ path }) => path);
    const ours = [
      "acl-2025",
      "emnlp-2025-reading-list",
      "names-across-cultures-emnlp-2024",
      "reading-note-word-sense-linking",
      "semantic-paths-in-79-seconds",
      "transforming-newsrooms-with-synthetico",
      "vera-explains-its-verdicts",
      "wordatlas-domain-tags-release",
    ];
    expect(ours.filter((slug) => !paths.includes(articlePath(slug)))).toEqual([]);
  });
});

it("all five jobs are open, and remote means within Italy (F18, W11)", () => {
  const jobs = getRecords("jobs", jobSchema);
  expect(jobs.map(({ active }) => active)).toEqual(Array(5).fill(true));
  expect(jobs.filter(({ isRemote, place }) => isRemote && !place.includes("Italy"))).toEqual([]);
});

it("every paper of the ACL since 2020 has its DOI", () => {
  const papers = getRecords("publications", publicationSchema);
  const missing = papers.filter(
    ({ anthologyId = "", paper }) =>
      paper.doi === undefined && /^20\d\d\.(?:acl|findings|emnlp|naacl)/.test(anthologyId),
  );
  expect(missing.map(({ anthologyId }) => anthologyId)).toEqual([]);
});

it("the company has the addresses of the specification and no other (F19, ENT-14)", () => {
  const mails = readFileSync("data/site/company.json", "utf8").match(/"\w*mail(?=":)/gi);
  expect(mails).toEqual(['"email', '"legalMail', '"jobsMail']);
});

it("the notices agree on how long cookies stay, and speak to the authors of papers (W6, W7, F25)", () => {
  expect(readFileSync("data/pages/cookies.json", "utf8")).toMatch(/one year.*six months/);
  const terms = readFileSync("data/pages/terms.json", "utf8");
  expect(terms).toMatch(/at most 14 months/);
  expect(terms).toMatch(/Authors of papers:.*ACL Anthology/);
  expect(terms).toMatch(/If you are an author and object/);
});

it("a record may hide an author who has one spelling (F25)", () => {
  const record = { id: "ada-example", name: "Ada Example", spellings: ["Ada Example"] };
  expect(authorSchema.safeParse(record).success).toBe(false);
  expect(authorSchema.safeParse({ ...record, isHidden: true }).success).toBe(true);
});
