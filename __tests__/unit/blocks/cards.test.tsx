import { readFileSync } from "node:fs";
import { render, screen, within } from "@testing-library/react";
import { CaseStudies } from "../../../src/blocks/CaseStudies/CaseStudies";
import { CaseStudyCard } from "../../../src/blocks/Card/CaseStudyCard";
import { NewsCard } from "../../../src/blocks/Card/NewsCard";
import { ProductCard } from "../../../src/blocks/Card/ProductCard";
import { ProductCarousel } from "../../../src/blocks/Carousel/ProductCarousel";
import { expectLink } from "../../support/queries";
import { aCaseStudyCard, aNewsCard, aProductCard } from "../views/builders";

const ids = ["one", "two", "three", "four", "five"];
const products = ids.map((jsonId) => aProductCard({ jsonId, title: jsonId }));
const studies = ids.map((jsonId) => aCaseStudyCard({ jsonId }));

const styleSheet = readFileSync("src/blocks/Card/Card.module.css", "utf8");
const cornerRules = [...styleSheet.matchAll(/(\.[^{};/]+)\{\s*border-(\w+-\w+)-radius:/g)];

const getCorners = (elements: HTMLElement[]) =>
  elements.flatMap((element) =>
    cornerRules.filter(([, rule = ""]) => element.matches(rule)).map(([, , corner]) => corner),
  );

/** The drawing of a product's card. */
const card = { text: "star", language: "en", rows: [] };

const showProducts = (shown = products) =>
  render(<ProductCarousel title="Related products" id="related" products={shown} />);
const showStudies = (count: number) =>
  render(<CaseStudies id="studies" title="Case studies" studies={studies.slice(0, count)} />);

it("a news card shows title, text and picture, and leads to the article (NEWS-04, BLK-03)", () => {
  const article = aNewsCard({ jsonId: "graph-rag" });
  const contentHtml = "<p>Vectors find <i>passages</i> that sound alike.</p>";
  const preview = { ...article.preview, contentHtml, imageAlt: "The Hebrew word for root" };
  render(
    <ul>
      <NewsCard article={{ ...article, preview }} />
    </ul>,
  );
  expectLink("The article graph-rag", "/article/graph-rag");
  expect(screen.getByText("passages").tagName).toBe("I");
  expect(screen.getByRole("img", { name: "The Hebrew word for root" })).toBeVisible();
  expect(screen.getByText("Find out more")).toBeVisible();
  expect(screen.getByText("Press release")).toBeVisible();
  expect(screen.getByText("12 March 2025")).toHaveAttribute("datetime", "2025-03-12");
});

it("a news card follows its action to a section in a new tab", () => {
  const { preview, ...article } = aNewsCard();
  const action = { text: "Read it", url: "/product/atlas#uses", newTab: true };
  render(<NewsCard article={{ ...article, preview: { ...preview, action } }} />);
  expectLink(/, opens in a new tab$/, "/product/atlas#uses");
});

it("a product card has one link, named like the product (BLK-05)", () => {
  render(
    <ul>
      <ProductCard product={aProductCard({ title: "myKnowledgeGraph" })} />
    </ul>,
  );
  const heading = screen.getByRole("heading", { level: 3 });
  expect(screen.getAllByRole("link")).toEqual([
    within(heading).getByRole("link", { name: "myKnowledgeGraph" }),
  ]);
});

it("the cards' corners in the product carousel cycle through bl, tl, tr, br (CAR-06)", () => {
  showProducts();
  expect(getCorners(screen.getAllByRole("listitem"))).toEqual([
    "bottom-left",
    "top-left",
    "top-right",
    "bottom-right",
    "bottom-left",
  ]);
});

it("related products are a titled carousel, and an empty list shows nothing (PROD-01, PROD-02)", () => {
  const { rerender, container } = showProducts();
  expect(screen.getByRole("heading", { level: 2, name: "Related products" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Related products" })).toBeVisible();
  rerender(<ProductCarousel title="Related products" id="related" products={[]} />);
  expect(container).toBeEmptyDOMElement();
});

it("a study's card shows its event, or else its first product's example (CASE-03)", () => {
  const headline = { textHtml: "<b>Séisme</b> en Italie", lang: "fr", language: "French" };
  const headlines = [
    { ...headline, apart: null },
    { ...headline, textHtml: "Terremoto politico", apart: "a political upheaval" },
  ];
  const show = (over: Partial<Queries.CaseStudyCardFragment>) =>
    render(
      <CaseStudies id="studies" title="Case studies" studies={[aCaseStudyCard(over, null)]} />,
    );

  const event = show({ wire: { event: "earthquake", headlines } });
  expect(screen.getByText("earthquake")).toBeVisible();
  expect(screen.getByText("Séisme").closest("[lang]")).toHaveAttribute("lang", "fr");
  expect(screen.queryByText("Terremoto politico")).not.toBeInTheDocument();
  event.unmount();

  const example = show({ relatedProducts: [{ jsonId: "atlas", example: { card } }] });
  expect(screen.getByText("star")).toBeVisible();
  expect(example.container.querySelector("img")).toBeNull();
});

it("a picture in the record replaces the card's drawing (AMB-29)", () => {
  const product = { jsonId: "atlas", example: { card } };
  const study = aCaseStudyCard({ relatedProducts: [product] });
  const { container } = render(
    <ul>
      <ProductCard product={aProductCard({ example: { card } })} />
      <CaseStudyCard study={study} productId="atlas" />
    </ul>,
  );
  expect(container.querySelectorAll("picture")).toHaveLength(2);
  expect(screen.queryByText("star")).not.toBeInTheDocument();
});

it("a study's card omits the example of the product whose page it's on", () => {
  const study = aCaseStudyCard({ relatedProducts: [{ jsonId: "atlas", example: { card } }] }, null);
  const { container } = render(
    <CaseStudies id="studies" title="Case studies" studies={[study]} productId="atlas" />,
  );
  expect(screen.getByRole("link", { name: study.preview.title })).toBeVisible();
  expect(screen.queryByText("star")).not.toBeInTheDocument();
  expect(container.querySelector("img")).toBeNull();
});

it("three case studies are a list, and an empty list shows nothing (CASE-03, PROD-01)", () => {
  const { unmount } = showStudies(3);
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
  unmount();
  expect(showStudies(0).container).toBeEmptyDOMElement();
});

it("four or more case studies are a carousel with two per block (CASE-03)", () => {
  showStudies(5);
  expect(screen.getByRole("button", { name: "Next: Case studies" })).toBeEnabled();
  const blocks = screen.getAllByRole("listitem");
  expect(blocks.map((block) => within(block).getAllByRole("article").length)).toEqual([2, 2, 1]);
});

it.each([
  [3, "listitem"],
  [5, "article"],
])("corners of %i case studies alternate between two positions (CASE-04)", (count, role) => {
  showStudies(count);
  const alternating = ["bottom-left", "top-right", "bottom-left", "top-right", "bottom-left"].slice(
    0,
    count,
  );
  expect(getCorners(screen.getAllByRole(role))).toEqual(alternating);
});
