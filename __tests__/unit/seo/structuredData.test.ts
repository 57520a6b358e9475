import { buildJobPosting } from "../../../src/kinds/job/jsonLd";
import {
  buildScholarlyArticle,
  getCitationTags,
  type PaperFacts,
} from "../../../src/kinds/publication/jsonLd";
import { buildVideoObject } from "../../../src/kinds/product/jsonLd";
import { sampleVideo } from "../blocks/samples";
import { aJob } from "../views/pageBuilders";
import { citedPaper } from "../lib/citation/citedPaper";

const site = { name: "Example", url: "https://www.example.org" };

const paper: PaperFacts = {
  ...citedPaper(),
  path: "/research/publication/words",
  summary: "Our words about it.",
  award: null,
  topics: ["Dataset"],
};

const path = "/job/engineer";
const job = aJob({
  summary: "You build.",
  descriptionHtml: "<p>The work.</p>",
  responsibilitiesHtml: [],
  requirementsHtml: ["Patience"],
  offersHtml: [],
});

it("a journal paper is part of an issue of a volume", () => {
  const record = buildScholarlyArticle(site, {
    ...paper,
    journal: { name: "A Journal", volume: "47", issue: "2" },
  });
  expect(record.isPartOf).toEqual({
    "@type": "PublicationIssue",
    issueNumber: "2",
    isPartOf: {
      "@type": "PublicationVolume",
      volumeNumber: "47",
      isPartOf: { "@type": "Periodical", name: "A Journal" },
    },
  });
});

it("Google Scholar's tags name the journal of a journal paper and no conference", () => {
  const names = getCitationTags(site, {
    ...paper,
    journal: { name: "A Journal", volume: "47", issue: null },
  }).map((tag) => tag.props.id.replace(/^polysema-/, ""));
  expect(names).toContain("citation-journal-title");
  expect(names).not.toContain("citation-conference-title");
  expect(names).not.toContain("citation-issue");
});

it("a paper without a month has only its year", () => {
  const draft = { ...paper, year: 2024, month: null };
  expect(buildScholarlyArticle(site, draft).datePublished).toBe("2024");
  const dates = getCitationTags(site, draft).filter(({ props }) =>
    props.id.includes("publication-date"),
  );
  expect(dates.map(({ props }) => props)).toEqual([expect.objectContaining({ content: "2024" })]);
});

it("a job posting keeps special characters of plain texts", () => {
  const posting = buildJobPosting(site, path, { ...job, summary: "R&D in <XML>" });
  expect(posting?.description).toBe(
    "<p>R&amp;D in &lt;XML&gt;</p><p>The work.</p><h2>What you’ll bring</h2><ul><li>Patience</li></ul>",
  );
});

it("a closed job has no job posting", () => {
  expect(buildJobPosting(site, path, { ...job, active: false })).toBeNull();
});

it.each(["addressLocality", "addressCountry"])("a job without %s has no job posting", (fact) => {
  expect(buildJobPosting(site, path, { ...job, [fact]: null })).toBeNull();
});

it("the posting of a remote job needs no town, but the applicants' country", () => {
  const remote = { ...job, isRemote: true, addressLocality: null };
  expect(buildJobPosting(site, path, remote)).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "IT" },
  });
  expect(buildJobPosting(site, path, remote)).not.toHaveProperty("jobLocation");
  expect(buildJobPosting(site, path, { ...remote, addressCountry: null })).toBeNull();
});

it("a provider's video has the provider's player instead of a file", () => {
  const record = buildVideoObject(site, {
    description: "What is seen.",
    video: {
      ...sampleVideo,
      source: "YOUTUBE",
      url: "https://v.example.org/a",
      uploadDate: "2025-03-12",
      preview: { publicURL: "/static/a.jpg", childImageSharp: null },
      thumbnails: [],
    },
  });
  expect(record).toMatchObject({ embedUrl: "https://v.example.org/a", duration: "PT58S" });
  expect(record).not.toHaveProperty("contentUrl");
});
