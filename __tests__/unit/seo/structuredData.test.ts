import { citationTags } from "../../../src/kinds/publication/citationTags";
import { organization } from "../../../src/seo/organization";
import { breadcrumbList } from "../../../src/seo/structuredData/breadcrumbList";
import { jobPosting, type JobFacts } from "../../../src/kinds/job/jsonLd";
import { newsArticle } from "../../../src/kinds/article/jsonLd";
import { place } from "../../../src/seo/structuredData/place";
import {
  pageRange,
  scholarlyArticle,
  type PaperFacts,
} from "../../../src/kinds/publication/jsonLd";
import { softwareApplication } from "../../../src/kinds/product/jsonLd";
import { isoDuration, videoObject } from "../../../src/seo/structuredData/videoObject";
import { webSite } from "../../../src/seo/structuredData/webSite";

const site = { name: "Example", url: "https://www.example.org" };

const paper: PaperFacts = {
  path: "/research/publication/words",
  title: "Words & Senses",
  summary: "Our words about it.",
  url: "https://papers.example.org/words",
  doi: "10.1234/words",
  authors: ["Ada One", "Bea Two"],
  booktitle: "Proceedings of a Conference",
  journal: null,
  year: 2024,
  month: 8,
  publisher: "A Press",
  pages: "12–34",
  award: null,
  topics: ["Dataset"],
};

const job: JobFacts = {
  path: "/job/engineer",
  prettyURL: "engineer",
  title: "Engineer",
  active: true,
  summary: "You build.",
  description: "<p>The work.</p>",
  lists: [{ title: "What you bring", items: ["Patience"] }],
  addressLocality: "Rome",
  addressCountry: "IT",
  isRemote: false,
  employmentType: "FULL_TIME",
  datePosted: "2026-11-09",
  validThrough: null,
};

describe("the organisation", () => {
  it("has type, name, url, logo, address and a contact point for customers (META-07)", () => {
    expect(
      organization({
        siteName: "Example",
        siteUrl: site.url,
        legalName: "Example Ltd",
        email: "info@example.org",
        phone: { prefix: "+39", number: "06 0000 0000" },
        vatNumber: "IT00000000000",
        address: {
          streetAddress: "Street 1",
          postalCode: "00100",
          addressLocality: "Rome",
          addressCountry: "IT",
        },
        socials: [{ url: "https://social.example.org/example" }],
      }),
    ).toMatchObject({
      "@type": "Organization",
      name: "Example",
      url: "https://www.example.org/",
      logo: "https://www.example.org/icons/logo-512.png",
      address: { "@type": "PostalAddress", addressLocality: "Rome" },
      contactPoint: { "@type": "ContactPoint", contactType: "customer service" },
    });
  });
});

describe("the site", () => {
  it("names itself and its publisher, and offers no search box", () => {
    const record = webSite(site, "What it is.");
    expect(record).toMatchObject({
      "@type": "WebSite",
      name: "Example",
      url: "https://www.example.org/",
      publisher: { "@id": "https://www.example.org/#organization" },
    });
    expect(record).not.toHaveProperty("potentialAction");
  });
});

describe("a breadcrumb list", () => {
  it("begins at home and counts its steps", () => {
    expect(
      breadcrumbList(site, [
        { name: "News", path: "/article/list" },
        { name: "An item", path: "/article/item" },
      ]).itemListElement,
    ).toEqual([
      expect.objectContaining({ position: 1, name: "Example", item: "https://www.example.org/" }),
      expect.objectContaining({ position: 2, item: "https://www.example.org/article/list" }),
      expect.objectContaining({ position: 3, item: "https://www.example.org/article/item" }),
    ]);
  });
});

describe("the seat", () => {
  it("has an address and coordinates", () => {
    const address = {
      streetAddress: "1 Example Street",
      postalCode: "00000",
      addressLocality: "Rome",
      addressCountry: "IT",
    };
    expect(place(site, { address, geolocations: { lat: 41.9, long: 12.5 } })).toMatchObject({
      "@type": "Place",
      name: "Example",
      address: { "@type": "PostalAddress", ...address },
      geo: { "@type": "GeoCoordinates", latitude: 41.9, longitude: 12.5 },
    });
  });
});

describe("a paper", () => {
  it("is its authors' and its publisher's, on our page", () => {
    expect(scholarlyArticle(site, paper)).toMatchObject({
      "@type": "ScholarlyArticle",
      author: [
        { "@type": "Person", name: "Ada One" },
        { "@type": "Person", name: "Bea Two" },
      ],
      datePublished: "2024-08",
      publisher: { name: "A Press" },
      isPartOf: { "@type": "Book", name: "Proceedings of a Conference" },
      sameAs: "https://doi.org/10.1234/words",
      pageStart: "12",
      pageEnd: "34",
      mainEntityOfPage: "https://www.example.org/research/publication/words",
    });
  });

  it("in a journal is part of an issue of a volume", () => {
    const record = scholarlyArticle(site, {
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

  it("says nothing of what its record lacks", () => {
    const record = scholarlyArticle(site, { ...paper, doi: null, pages: null });
    for (const key of ["sameAs", "identifier", "pageStart", "pageEnd", "award"]) {
      expect(record).not.toHaveProperty(key);
    }
  });

  it("on one page begins and ends there", () => {
    expect(pageRange("7")).toEqual({ first: "7", last: "7" });
  });
});

describe("the tags for Google Scholar", () => {
  const tags = citationTags(site, paper);
  const contents = (name: string) =>
    tags.flatMap((tag) =>
      tag.tag === "meta" && tag.attributes.name === name ? [tag.attributes.content] : [],
    );

  it("name every author in order, each tag with an id of its own", () => {
    expect(contents("citation_author")).toEqual(["Ada One", "Bea Two"]);
    expect(new Set(tags.map(({ id }) => id)).size).toBe(tags.length);
  });

  it("give title, month, proceedings, pages and our page", () => {
    expect(contents("citation_title")).toEqual(["Words & Senses"]);
    expect(contents("citation_publication_date")).toEqual(["2024/08"]);
    expect(contents("citation_conference_title")).toEqual(["Proceedings of a Conference"]);
    expect(contents("citation_firstpage")).toEqual(["12"]);
    expect(contents("citation_lastpage")).toEqual(["34"]);
    expect(contents("citation_abstract_html_url")).toEqual([
      "https://www.example.org/research/publication/words",
    ]);
  });

  it("claim no file that the site does not have", () => {
    expect(contents("citation_pdf_url")).toEqual([]);
  });

  it("name the journal of a journal's article and no conference", () => {
    const names = citationTags(site, {
      ...paper,
      journal: { name: "A Journal", volume: "47", issue: null },
    }).map((tag) => (tag.tag === "meta" ? tag.attributes.name : ""));
    expect(names).toContain("citation_journal_title");
    expect(names).not.toContain("citation_conference_title");
    expect(names).not.toContain("citation_issue");
  });
});

describe("a news item", () => {
  it("has headline, full picture address and both dates", () => {
    expect(
      newsArticle(site, {
        path: "/article/item",
        title: "An item",
        summary: "A sentence.",
        type: "press release",
        image: "/static/a.jpg",
        datePublished: "2024-08-09",
        lastUpdate: Date.UTC(2024, 7, 26),
      }),
    ).toMatchObject({
      "@type": "NewsArticle",
      headline: "An item",
      image: ["https://www.example.org/static/a.jpg"],
      datePublished: "2024-08-09",
      dateModified: "2024-08-26T00:00:00.000Z",
    });
  });
});

describe("a position", () => {
  it("has all that search engines require", () => {
    expect(jobPosting(site, job)).toMatchObject({
      "@type": "JobPosting",
      title: "Engineer",
      datePosted: "2026-11-09",
      hiringOrganization: { name: "Example" },
      jobLocation: { address: { addressLocality: "Rome", addressCountry: "IT" } },
      directApply: true,
    });
  });

  it("tells the whole text of the page", () => {
    expect(jobPosting(site, job)?.description).toBe(
      "<p>You build.</p><p>The work.</p><p>What you bring</p><ul><li>Patience</li></ul>",
    );
  });

  it("keeps the signs of its plain texts", () => {
    const plain = { ...job, summary: "R&D in <XML>", lists: [{ title: "C < C++", items: ["x"] }] };
    expect(jobPosting(site, plain)?.description).toBe(
      "<p>R&amp;D in &lt;XML&gt;</p><p>The work.</p><p>C &lt; C++</p><ul><li>x</li></ul>",
    );
  });

  it("that is closed is not given out", () => {
    expect(jobPosting(site, { ...job, active: false })).toBeNull();
  });

  it.each(["addressLocality", "addressCountry"])("without %s is not given out", (fact) => {
    expect(jobPosting(site, { ...job, [fact]: null })).toBeNull();
  });

  it.each(["title", "description", "datePosted"])("with an empty %s is not given out", (fact) => {
    expect(jobPosting(site, { ...job, [fact]: "" })).toBeNull();
  });

  it("that can only be done from afar needs no town, but a country", () => {
    const remote = { ...job, isRemote: true, addressLocality: null };
    expect(jobPosting(site, remote)).toMatchObject({ jobLocationType: "TELECOMMUTE" });
    expect(jobPosting(site, remote)).not.toHaveProperty("jobLocation");
    expect(jobPosting(site, { ...remote, addressCountry: null })).toBeNull();
  });

  it("that can be done from afar says for whom", () => {
    expect(jobPosting(site, { ...job, isRemote: true })).toMatchObject({
      jobLocationType: "TELECOMMUTE",
      applicantLocationRequirements: { "@type": "Country", name: "IT" },
    });
  });
});

describe("a video", () => {
  const video = {
    title: "A video",
    description: "What is seen.",
    source: "LOCAL",
    url: "/videos/a.mp4",
    duration: 58,
    uploadDate: "2025-03-12",
    thumbnails: ["/static/a.jpg"],
  };

  it("of the site has its file, length, day and picture", () => {
    expect(videoObject(site, video)).toMatchObject({
      "@type": "VideoObject",
      name: "A video",
      thumbnailUrl: ["https://www.example.org/static/a.jpg"],
      uploadDate: "2025-03-12",
      duration: "PT58S",
      contentUrl: "https://www.example.org/videos/a.mp4",
    });
  });

  it("of a provider has the provider's player instead of a file", () => {
    const record = videoObject(site, {
      ...video,
      source: "YOUTUBE",
      url: "https://v.example.org/a",
    });
    expect(record).toMatchObject({ embedUrl: "https://v.example.org/a" });
    expect(record).not.toHaveProperty("contentUrl");
  });

  it("without a picture is not given out", () => {
    expect(videoObject(site, { ...video, thumbnails: [] })).toBeNull();
  });

  it.each([
    [0, "PT0S"],
    [58, "PT58S"],
    [79, "PT1M19S"],
    [3600, "PT1H"],
    [3661, "PT1H1M1S"],
  ])("of %d seconds lasts %s", (seconds, duration) => {
    expect(isoDuration(seconds)).toBe(duration);
  });
});

describe("a product", () => {
  it("is software without invented offers or ratings", () => {
    const record = softwareApplication(site, {
      path: "/product/atlas",
      title: "Atlas",
      description: "A map.",
      applicationCategory: "BusinessApplication",
      keywords: ["map"],
    });
    expect(record).toMatchObject({
      "@type": "SoftwareApplication",
      name: "Atlas",
      applicationCategory: "BusinessApplication",
      url: "https://www.example.org/product/atlas",
    });
    for (const key of ["offers", "aggregateRating", "review"]) {
      expect(record).not.toHaveProperty(key);
    }
  });
});
