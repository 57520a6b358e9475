import { render, screen, within } from "@testing-library/react";
import type { PaperRelations } from "../../../../src/lib/relatedPapers";
import PublicationPage from "../../../../src/kinds/publication/page";
import { aNewsCard, aProductCard } from "../../views/builders";
import { aRelatedPaper, aPaper, paperPage } from "../../views/pageBuilders";
import { expectLink, textsOf } from "../../../support/queries";

type News = Queries.PublicationPageQuery["news"]["nodes"];

const alone: PaperRelations = { byAuthor: [], byTopic: [] };

const show = (
  over?: Parameters<typeof aPaper>[0],
  { relations = alone, news = [] }: { relations?: PaperRelations; news?: News } = {},
) =>
  render(
    <PublicationPage
      data={{
        ...paperPage,
        publication: aPaper(over),
        related: [
          aRelatedPaper("another-paper", "Another Paper"),
          aRelatedPaper("same", "Same"),
          aRelatedPaper("older", "Older One"),
        ],
        news: { nodes: news },
        metadata: null,
      }}
      pageContext={{ relations }}
    />,
  );

it("shows title, authors, abstract and citation (RES-04)", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "A Paper on Words" })).toBeVisible();
  expectLink("Ben Example", "/research/author/ben-example");
  const abstract = within(screen.getByRole("region", { name: "In short" }));
  expect(abstract.getByText("What the paper does.")).toBeVisible();
  expect(abstract.getByText("Our summary.")).toBeVisible();
  expect(screen.getByText(/@inproceedings\{example-2024-paper/)).toHaveTextContent(
    "author = {Example, Ada and Example, Ben}",
  );
});

it("shows a plain-text abstract as a paragraph and HTML unchanged (RES-05)", () => {
  show({ full: { abstractHtml: "Plain words.", abstractText: "" } });
  expect(screen.getByText("Plain words.").tagName).toBe("P");
  show({ full: { abstractHtml: "<p>One.</p><p>Two.</p>", abstractText: "" } });
  expect(screen.getByText("Two.").tagName).toBe("P");
});

it("shows no label for missing facts (RES-07)", () => {
  show({ pages: null, award: null, categories: [], citation: null });
  expect(screen.queryByText("Pages")).not.toBeInTheDocument();
  expect(screen.queryByText("DOI")).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Topics" })).not.toBeInTheDocument();
  expect(textsOf("heading", { level: 2 })).toEqual(["In short", "Cite"]);
  expect(screen.getByText(/@inproceedings/).textContent).not.toMatch(/pages|note|null/);
});

it("opens the paper in a new tab and is labelled so (RES-08)", () => {
  show();
  const link = screen.getByRole("link", { name: /Read the paper.*opens in a new tab/ });
  expect(link).toHaveAttribute("href", "https://papers.example/a-paper");
  expect(link).toHaveAttribute("target", "_blank");
});

it("links products of its task, related papers, and the next paper by date", () => {
  show(
    { products: [{ ...aProductCard(), shortDescription: "A map." }] },
    {
      relations: {
        byAuthor: [{ prettyURL: "another-paper", common: ["Example", "Minhas"] }],
        byTopic: [{ prettyURL: "same", common: ["Dataset"] }],
        older: "older",
      },
    },
  );
  expectLink(/Atlas/, "/product/atlas");
  const related = within(screen.getByRole("region", { name: "Related papers" }));
  const byAuthor = within(related.getByRole("list", { name: "By some of the same authors" }));
  expectLink(
    "Another Paper Example, Minhas · EMNLP 2023",
    "/research/publication/another-paper",
    byAuthor,
  );
  const byTopic = within(related.getByRole("list", { name: "On the same topic" }));
  expect(byTopic.getByRole("link", { name: "Same Dataset · EMNLP 2023" })).toBeVisible();
  expectLink("All papers on Dataset", "/research?topics=dataset", related);
  const byDate = within(screen.getByRole("navigation", { name: "Papers by date" }));
  expect(byDate.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/research/publication/older",
  ]);
});

it("links articles about it, and all papers of a topic", () => {
  show({}, { news: [aNewsCard({ jsonId: "a-release" })] });
  const news = within(screen.getByRole("region", { name: "In the news" }));
  expectLink("The article a-release Press release, 12 March 2025", "/article/a-release", news);
  expectLink("Dataset", "/research?topics=dataset");
});

it("offers citation files, with and without JavaScript", () => {
  show();
  expect(
    ["bib", "ris", "json"].map((type) =>
      screen.getByRole("link", { name: `.${type}` }).getAttribute("href"),
    ),
  ).toEqual([
    "/research/publication/a-paper/cite.bib",
    "/research/publication/a-paper/cite.ris",
    "/research/publication/a-paper/cite.json",
  ]);
});
