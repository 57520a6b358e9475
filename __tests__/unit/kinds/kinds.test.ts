import type { Entry, Kind, Metadata, PageFacts } from "../../../src/kinds/kind";
import { article } from "../../../src/kinds/article/kind";
import { author } from "../../../src/kinds/author/kind";
import { caseStudy } from "../../../src/kinds/case-study/kind";
import { job } from "../../../src/kinds/job/kind";
import { page } from "../../../src/kinds/settings/kind";
import { solution } from "../../../src/kinds/solution/kind";
import { publication } from "../../../src/kinds/publication/kind";
import { assertDefined } from "../../../src/lib/errors";
import { answering } from "../../support/answering";
import { aPaper } from "../views/pageBuilders";

const facts = (title: string): PageFacts => ({
  title,
  description: "What it is.",
  keywords: "",
  isNoindex: false,
  picture: "/social/default.png",
});

const read = async (kind: Kind, answer: object, metadata: Metadata = new Map()) =>
  (await kind.read(answering(answer), metadata)).entries;
const first = (entries: readonly Entry[]) => assertDefined(entries[0], "An entry");

describe("an article", () => {
  const record = {
    jsonId: "plain",
    type: "press release",
    datePublished: "2024-01-05",
    lastUpdate: Date.UTC(2024, 0, 6),
    preview: {
      title: "Short",
      contentText: "A sentence.",
      imageURL: { publicURL: null, childImageSharp: null },
    },
    full: { title: "The whole", shortContent: "A sentence.", content: [{ html: "<p>More.</p>" }] },
  };
  const answer = { allArticle: { nodes: [record] } };

  it("is found by each of its sentences, once", async () => {
    expect(first(await read(article, answer)).search?.text).toBe("A sentence. More.");
  });

  it("is in the feed of all news and in its type's feed, which belongs to the filtered list", async () => {
    const other = { ...record, jsonId: "other", type: "case study" };
    const entries = await read(article, { allArticle: { nodes: [record, other] } });
    const feeds = article.feeds?.(entries) ?? [];
    expect(feeds.map(({ feed, entries: items }) => [feed.name, items.length])).toEqual([
      ["news", 2],
      ["news-case-study", 1],
      ["news-press-release", 1],
    ]);
    expect(feeds[1]?.pagePath).toBe("/article/list?offset=0&types=case-study");
  });
});

describe("a job", () => {
  const record = {
    prettyURL: "engineer",
    active: false,
    datePosted: "2026-11-09",
    title: "Engineer",
    summary: "Build.",
    place: "Rome",
    contract: "Full time",
    description: "<p>Work.</p>",
    responsibilities: ["<p>Read.</p>"],
    requirements: [],
  };

  it("has a page and a form page, which share a social card", async () => {
    const [position, form] = await read(job, { allJob: { nodes: [record] } });
    expect([position, form].map((entry) => entry?.path)).toEqual([
      "/job/engineer",
      "/job/engineer/apply",
    ]);
    expect(form?.card).toBe(position?.card);
    expect(position?.search?.text).toBe("Build. Work. Read.");
  });

  it("is unlisted once closed, and so is its form", async () => {
    const entries = await read(job, { allJob: { nodes: [record] } });
    expect(entries.map(({ isUnlisted }) => isUnlisted)).toEqual([true, true]);
  });
});

describe("an author", () => {
  const ada = { name: "Ada Example", person: null };
  const ben = { name: "Ben Example", person: "ben-example" };
  const answer = {
    allAuthor: {
      nodes: [{ jsonId: "ben-example", name: "Ben B. Example", spellings: ["B. Example"] }],
    },
    allPublication: {
      nodes: [
        { prettyURL: "one", publicationYear: 2025, authors: [ada, { ...ben, name: "B. Example" }] },
        { prettyURL: "two", publicationYear: 2019, authors: [ada, { name: "X", person: "" }] },
      ],
    },
  };

  it("has one page with all papers of all spellings, under the joined name", async () => {
    const entries = await read(author, answer);
    expect(
      entries.map(({ title, path, page: made }) => [title, path, made?.context.papers]),
    ).toEqual([
      ["Ada Example", "/research/author/ada-example", ["one", "two"]],
      ["Ben B. Example", "/research/author/ben-example", ["one"]],
    ]);
    expect(entries[1]?.search?.text).toBe("B. Example");
  });

  it("has the years of the whole catalogue", async () => {
    const spans = (await read(author, answer)).map((entry) => entry.page?.context.span);
    expect(spans).toEqual([
      { first: 2019, last: 2025 },
      { first: 2019, last: 2025 },
    ]);
  });
});

describe("a case study", () => {
  const record = {
    jsonId: "press-monitoring",
    url: "/case-study/lextag/press-monitoring",
    preview: { title: "Reading the press in nine languages" },
    opening: "<p>A newsroom reads.</p>",
    task: null,
    sections: [{ title: "Where p<q fails & why?", description: "<p>As p &lt; q.</p>" }],
  };
  const answer = { allCaseStudy: { nodes: [record] } };

  it("is found by its metadata, or else by its own title", async () => {
    expect(first(await read(caseStudy, answer)).title).toBe(record.preview.title);
    const metadataFields = new Map([[record.url, facts("Press monitoring")]]);
    expect(first(await read(caseStudy, answer, metadataFields)).title).toBe("Press monitoring");
  });

  it("is found by its plain text, with special characters kept", async () => {
    expect(first(await read(caseStudy, answer)).search?.text).toBe(
      "A newsroom reads. Where p<q fails & why? As p < q.",
    );
  });

  it("with only a task is found by the task (AMB-26)", async () => {
    const told = { ...record, opening: null, task: "<p>To file it once.</p>", sections: [] };
    const entry = first(await read(caseStudy, { allCaseStudy: { nodes: [told] } }));
    expect(entry.search?.text).toBe("To file it once.");
  });
});

test("a solution's menu has its links and products, but no reference products (spec §3); its sections are numbered like senses", async () => {
  const product = (jsonId: string, isReference: boolean) => ({
    jsonId,
    title: jsonId,
    isReference,
    logos: { circle: { publicURL: `/static/${jsonId}.svg` } },
  });
  const record = {
    jsonId: "text-analytics",
    title: "Text analytics",
    description: "<p>Structure.</p>",
    senseNumber: 2,
    menu: {
      description: "Read text.",
      links: [{ url: "/solution/text-analytics", text: "Entities", fragment: "ner" }],
    },
    menuImageURL: { viewBox: "0 0 48 48", markup: "<g></g>" },
    imageURL: { publicURL: "/static/mark.svg" },
    products: [product("vera", false), product("minerva", true)],
    main: {
      header: {
        subtitle: "Sub",
        description: "<p>Text.</p>",
        backgroundGradient: "llm gradient_3",
      },
    },
    content: [
      { anchor: "ner", title: "Entities", description: "<p>People.</p>" },
      { anchor: "wsd", title: "Senses", description: "<p>What bank means.</p>" },
    ],
    useCases: [],
  };
  const { menu, search, card } = first(await read(solution, { allSolution: { nodes: [record] } }));
  expect(menu).toMatchObject({
    solution: {
      links: [{ to: "/solution/text-analytics#ner", text: "Entities" }],
      products: [{ id: "vera", title: "vera", circleUrl: "/static/vera.svg" }],
    },
  });
  expect(search?.sections?.[1]).toMatchObject({ fragment: "wsd", detail: "Text analytics, 2b" });
  expect(card).toMatchObject({ detail: "Sense 2", gradient: 3 });
});

test("a paper has a month but no day, and is found by authors, venue, topics and abstract", async () => {
  const { authors, full, ...record } = aPaper({ publicationYear: 2023, publicationMonth: 7 });
  const third = { name: "Cy Three", person: null };
  const paper = { ...record, authors: [...authors, third], full: { ...full, lastUpdate: 0 } };
  const answer = { allAuthor: { nodes: [] }, allPublication: { nodes: [paper] } };
  const entry = first(await read(publication, answer));
  expect(entry.feed?.published).toEqual(new Date("2023-07-01T00:00:00Z"));
  expect(entry.search?.detail).toBe("ACL 2024, Ada Example and others");
  for (const found of ["What the paper does.", "Cy Three", "Dataset"]) {
    expect(entry.search?.text).toContain(found);
  }
  const nodes = Array.from({ length: 101 }, (_, at) => ({
    ...paper,
    prettyURL: `words-${at}`,
    publicationYear: 2023 - (at % 2),
  }));
  const many = await read(publication, { ...answer, allPublication: { nodes } });
  expect(many.slice(101).map(({ path, page: made }) => [path, made?.context.year])).toEqual([
    ["/research/year/2023", 2023],
    ["/research/year/2022", 2022],
  ]);
});

test("a page without a record uses its metadata, and its record's date", async () => {
  const metadata = new Map([
    ["/", facts("Home")],
    ["/contacts", facts("Contacts")],
    ["/terms-and-privacy", facts("Terms")],
    ["/not-found", facts("Not found")],
  ]);
  const answer = {
    aboutPage: null,
    homePage: {
      hero: { graphLabel: "The word spring.", contexts: [{ sentence: "One <b>spring</b>." }] },
    },
    allTextPage: {
      nodes: [
        {
          jsonId: "terms",
          revised: "2026-01-02",
          sections: [{ title: "Scope", description: "<p>All.</p>" }],
        },
      ],
    },
  };
  const [home, contacts, terms, notFound] = await read(page, answer, metadata);
  expect(home?.search?.text).toBe("The word spring. One spring.");
  expect(contacts).toMatchObject({
    title: "Contacts",
    search: { detail: "What it is.", text: "" },
  });
  expect(contacts?.changed).toBeUndefined();
  expect(terms).toMatchObject({ changed: "2026-01-02", search: { text: "Scope. All." } });
  expect(notFound?.isUnlisted).toBe(true);
});
