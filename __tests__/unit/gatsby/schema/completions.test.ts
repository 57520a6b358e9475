import { completions } from "../../../../gatsby/schema/completions";
import { article } from "../../../../src/kinds/article/kind";
import { readMetadata } from "../../../../src/kinds/metadata";

const completed = (type: string, field: string, record: object) =>
  completions[type]?.[field]?.({ ...record });

const news = {
  jsonId: "ada",
  preview: { title: "Ada joins us", content: "<p>She <b>counts</b> words.</p>" },
  full: { content: "<p>More.</p>" },
  datePublished: "2026-11-24",
  metadata: { keywords: "Ada" },
};

describe("an article with the minimum of fields", () => {
  it("takes heading and lead from its card, and its date as its last change", () => {
    expect(completed("Article", "full", news)).toMatchObject({
      title: "Ada joins us",
      shortContent: "She counts words.",
    });
    expect(completed("Article", "lastUpdate", news)).toBe(Date.UTC(2026, 10, 24));
    expect(completed("Article", "lastUpdate", { ...news, lastUpdate: 1 })).toBe(1);
  });

  it("is described by its lead, or else by its card's text", () => {
    const described = (full: object) => readMetadata(article, "ada", { ...news, full })[0];
    expect(described(news.full)?.metadata?.basic.tags[0]?.content).toBe("She counts words.");
    const withLead = { ...news.full, shortContent: "A lead." };
    expect(described(withLead)?.metadata?.basic.tags[0]?.content).toBe("A lead.");
  });
});

describe("a card with the minimum of fields", () => {
  it("of a product has its title and leads to its page", () => {
    const record = { jsonId: "vera", title: "Vera", preview: { content: "<p>Checks.</p>" } };
    expect(completed("Product", "preview", record)).toEqual({
      title: "Vera",
      content: "<p>Checks.</p>",
      action: { text: "Discover more", url: "/product/vera" },
    });
  });

  it("of a case study has its own title and leads to its page", () => {
    const url = "/case-study/vera/desk";
    const record = {
      url,
      title: "A desk",
      preview: { title: "Desk" },
    };
    expect(completed("CaseStudy", "preview", record)).toEqual({
      title: "Desk",
      action: { text: "Read the case study", url },
    });
  });
});
