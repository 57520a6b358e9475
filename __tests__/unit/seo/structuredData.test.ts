import { getCitationTags } from "../../../src/kinds/publication/citationTags";
import { buildJobPosting } from "../../../src/kinds/job/jsonLd";
import { buildScholarlyArticle, type PaperFacts } from "../../../src/kinds/publication/jsonLd";
import { buildSoftwareApplication, buildVideoObject } from "../../../src/kinds/product/jsonLd";
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

describe("a position", () => {
  it("keeps special characters of plain texts", () => {
    const posting = buildJobPosting(site, path, { ...job, summary: "R&D in <XML>" });
    expect(posting?.description).toBe(
      "<p>R&amp;D in &lt;XML&gt;</p><p>The work.</p><h2>What you’ll bring</h2><ul><li>Patience</li></ul>",
    );
  });

  it("is omitted if closed", () => {
    expect(buildJobPosting(site, path, { ...job, active: false })).toBeNull();
  });

  it.each(["addressLocality", "addressCountry"])("is omitted without %s", (fact) => {
    expect(buildJobPosting(site, path, { ...job, [fact]: null })).toBeNull();
  });

  it("for remote work only needs no town, but the applicants' country", () => {
    const remote = { ...job, isRemote: true, addressLocality: null };
    expect(buildJobPosting(site, path, remote)).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "IT" },
    });
    expect(buildJobPosting(site, path, remote)).not.toHaveProperty("jobLocation");
    expect(buildJobPosting(site, path, { ...remote, addressCountry: null })).toBeNull();
  });
});

describe("a video", () => {
  const video = {
    title: "A video",
    source: "LOCAL",
    url: "/videos/a.mp4",
    duration: 58,
    uploadDate: "2025-03-12",
    preview: { publicURL: "/static/a.jpg" },
    thumbnails: [],
  };
  const build = (over: Partial<typeof video>) =>
    buildVideoObject(site, { description: "What is seen.", video: { ...video, ...over } });

  it("of a provider has the provider's player instead of a file", () => {
    const record = build({ source: "YOUTUBE", url: "https://v.example.org/a" });
    expect(record).toMatchObject({ embedUrl: "https://v.example.org/a" });
    expect(record).not.toHaveProperty("contentUrl");
  });

  it("has its duration in seconds", () => {
    expect(build({ duration: 79 })).toMatchObject({ duration: "PT79S" });
  });
});

it("a product is software without invented offers or ratings", () => {
  const record = buildSoftwareApplication(site, "/product/atlas", {
    title: "Atlas",
    shortDescription: "A map.",
    applicationCategory: "BusinessApplication",
    keywords: ["map"],
    header: { imageURL: { publicURL: "/static/map.jpg" } },
  });
  expect(record).toMatchObject({
    "@type": "SoftwareApplication",
    name: "Atlas",
    applicationCategory: "BusinessApplication",
    image: "https://www.example.org/static/map.jpg",
    url: "https://www.example.org/product/atlas",
  });
  for (const key of ["offers", "aggregateRating", "review"]) {
    expect(record).not.toHaveProperty(key);
  }
});
