import { completeRecord } from "../../../content/completeRecord";
import { readSiteSettings } from "../../../content/siteSettings";
import { article } from "../../../src/kinds/article/kind";
import { caseStudy } from "../../../src/kinds/case-study/kind";
import type { ContentType } from "../../../src/kinds/kind";
import { readMetadata } from "../../../content/pageMetadata";
import { product } from "../../../src/kinds/product/kind";
import { publication } from "../../../src/kinds/publication/kind";
import { page } from "../../../src/kinds/settings/kind";
import { solution } from "../../../src/kinds/solution/kind";
import { validRecords } from "./fixtures/validRecords";

const site = readSiteSettings();
const complete = (type: ContentType, record: object) => completeRecord(type, { ...record }, site);
const NEWS = validRecords["data/articles/acl-2024.json"];
const VERA = validRecords["data/products/vera.json"];
const STUDY = validRecords["data/case-studies/newsroom.json"];
const PAPER = validRecords["data/publications/a-paper.json"];

const news = {
  ...NEWS,
  lastUpdate: undefined,
  datePublished: "2024-08-20",
  preview: {
    title: "Ada joins us",
    content: "<p>She <b>counts</b> words.</p>",
    imageURL: "../images/ada.jpg",
    focalPoint: { x: 40, y: 20.5 },
  },
  full: { content: "<p>More.</p>" },
};

it("a complete article takes heading, lead and picture from its card, and its day as its last change", () => {
  expect(complete(article, news)).toMatchObject({
    preview: { action: { text: "Find out more", url: "/article/acl-2024", newTab: false } },
    full: {
      title: "Ada joins us",
      shortContent: "She counts words.",
      imageURL: "../images/ada.jpg",
      focalPoint: "40% 20.5%",
    },
    lastUpdate: Date.UTC(2024, 7, 20),
  });
  expect(complete(article, { ...news, lastUpdate: 1_800_000_000_000 })).toMatchObject({
    lastUpdate: 1_800_000_000_000,
  });
});

it("an article's text becomes a list of blocks, whichever way it's written", () => {
  const content = ["<p>A</p>", { type: "html", html: "<p>B</p>" }, { type: "quote" }];
  const blocks = [{ html: "<p>A</p>" }, { html: "<p>B</p>" }];
  expect(complete(article, { ...news, full: { content } })).toMatchObject({
    full: { content: blocks },
  });
  expect(complete(article, news)).toMatchObject({
    full: { content: [{ html: "<p>More.</p>" }] },
  });
});

it("a complete article is described by its lead, or else by the text of its card", () => {
  const metadata = { keywords: "Ada" };
  const described = (full: object) => readMetadata(article, "ada", { ...news, full, metadata })[0];
  expect(described(news.full)?.metadata?.basic.tags[0]?.content).toBe("She counts words.");
  const withLead = { ...news.full, shortContent: "A lead." };
  expect(described(withLead)?.metadata?.basic.tags[0]?.content).toBe("A lead.");
});

it.each([
  [product, { ...VERA, title: "Vera" }, "Vera", "Discover more", "/product/vera"],
  [caseStudy, STUDY, "Desk", "Read the case study", "/case-study/lextag/newsroom"],
])("a card without an action leads to its page (case %#)", (type, record, title, text, url) => {
  const preview = { ...(type === caseStudy && { title }), content: "<p>A card.</p>" };
  expect(complete(type, { ...record, preview })).toMatchObject({
    preview: { title, content: "<p>A card.</p>", action: { text, url, newTab: false } },
  });
});

it("a product's modules have one shape, whichever way they are written", () => {
  const modules = { title: "Verdicts", description: "<p>Two.</p>", useCases: [] };
  expect(complete(product, { ...VERA, modules })).toMatchObject({
    modules: { title: "Verdicts", modules: [], useCases: [] },
  });
  expect(complete(product, { ...VERA, modules: [] })).toMatchObject({
    modules: { modules: [], useCases: [] },
  });
});

it("a complete paper omits a placeholder for the month, and has its abstract as text", () => {
  const paper = { ...PAPER, publicationMonth: "To be written: the month" };
  expect(complete(publication, paper)).toMatchObject({
    publicationMonth: undefined,
    full: { abstractText: "Two sentences. In our words." },
  });
});

it("a page's social metadata defaults to its title, its description and the site's picture", () => {
  const tags = [{ name: "description", content: "A sentence." }];
  expect(complete(page, { path: "/x", basic: { title: "X", tags } })).toMatchObject({
    social: {
      type: "website",
      title: "X",
      description: "A sentence.",
      image: site.socialImage,
      twitter: { card: "summary_large_image", imageAlt: site.socialImage.alt },
    },
  });
});

it.each([
  ["coreComponentsTitle", solution, "Core Components", "SOL-02"],
  ["backgroundGradient", caseStudy, "gradient_1", "CASE-02"],
  ["backgroundPosition", caseStudy, "bg_position_1", "CASE-02"],
])("%s has a default, even in an invalid record", (field, type, usual) => {
  expect(complete(type, { title: 7 })).toMatchObject({ [field]: usual, title: 7 });
});
