import { render, screen, within } from "@testing-library/react";
import { CardGrid } from "../../../src/blocks/Card/CardGrid";
import { CaseStudies } from "../../../src/blocks/CaseStudies/CaseStudies";
import { NewsCard } from "../../../src/blocks/Card/NewsCard";
import { ProductCard } from "../../../src/blocks/Card/ProductCard";
import { ProductCarousel } from "../../../src/blocks/Carousel/ProductCarousel";
import { sampleArticle, sampleProduct, sampleStudy } from "./samples";

const ids = ["one", "two", "three", "four", "five"];
const corners = ["bl", "tl", "tr", "br"];

const getCorners = (elements: HTMLElement[]) =>
  elements.map((element) => corners.find((corner) => element.classList.contains(corner)));

it("a news card shows title, text and picture, and leads to the article (NEWS-04, BLK-03)", () => {
  render(
    <CardGrid>
      <NewsCard article={sampleArticle} index={0} />
    </CardGrid>,
  );
  const card = screen.getByRole("listitem");
  expect(within(card).getByRole("link", { name: "Graph RAG" })).toHaveAttribute(
    "href",
    "/article/graph-rag",
  );
  expect(within(card).getByText("passages").tagName).toBe("I");
  expect(within(card).getByRole("img", { name: "The Hebrew word for root" })).toBeVisible();
  expect(within(card).getByText("Find out more")).toBeVisible();
  expect(within(card).getByText("Research and publications")).toBeVisible();
  expect(within(card).getByText("12 March 2025")).toHaveAttribute("datetime", "2025-03-12");
});

it("a cropped picture keeps its focal point in sight", () => {
  render(
    <CardGrid>
      <NewsCard article={sampleArticle} index={0} />
    </CardGrid>,
  );
  expect(screen.getByRole("img")).toHaveStyle({ objectPosition: "20% 50%" });
});

it("a product card names the product and says one way on (BLK-05)", () => {
  render(
    <CardGrid>
      <ProductCard product={sampleProduct("vera")} index={0} />
    </CardGrid>,
  );
  expect(screen.getByRole("heading", { level: 3, name: "Product vera" })).toBeVisible();
  expect(screen.getAllByRole("link")).toHaveLength(1);
});

it("a product's name may break between its parts alone, which are read apart", () => {
  render(
    <ul>
      <ProductCard
        product={{ ...sampleProduct("x"), title: "NLP myKnowledgeGraph ÉtatsUNI" }}
        index={0}
      />
    </ul>,
  );
  const name = screen.getByRole("link", { name: "NLP my Knowledge Graph États UNI" });
  expect(name).toHaveTextContent("NLP myKnowledgeGraph ÉtatsUNI");
  expect(name.innerHTML.split("<wbr>")).toEqual(["NLP my", "Knowledge", "Graph ", "États", "UNI"]);
});

it("corners of the product carousel go bl, tl, tr, br and round again (CAR-06)", () => {
  render(
    <ProductCarousel title="Related products" id="related" products={ids.map(sampleProduct)} />,
  );
  expect(getCorners(screen.getAllByRole("listitem"))).toEqual(["bl", "tl", "tr", "br", "bl"]);
});

it("related products are a carousel under their title (PROD-02)", () => {
  render(
    <ProductCarousel title="Related products" id="related" products={ids.map(sampleProduct)} />,
  );
  expect(screen.getByRole("heading", { level: 2, name: "Related products" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Related products" })).toBeVisible();
});

it("without related products there is no carousel (PROD-01)", () => {
  const { container } = render(
    <ProductCarousel title="Related products" id="related" products={[]} />,
  );
  expect(container).toBeEmptyDOMElement();
});

it("three case studies are a plain list (CASE-03)", () => {
  render(
    <CaseStudies id="studies" title="Case studies" studies={ids.slice(0, 3).map(sampleStudy)} />,
  );
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.getAllByRole("listitem")).toHaveLength(3);
});

it("four case studies are a carousel with two in each block (CASE-03)", () => {
  render(<CaseStudies id="studies" title="Case studies" studies={ids.map(sampleStudy)} />);
  expect(screen.getByRole("button", { name: "Next: Case studies" })).toBeEnabled();
  const blocks = screen.getAllByRole("listitem");
  expect(blocks.map((block) => within(block).getAllByRole("article").length)).toEqual([2, 2, 1]);
});

it.each([3, 5])("corners of %i case studies alternate between two (CASE-04)", (count) => {
  render(
    <CaseStudies
      id="studies"
      title="Case studies"
      studies={ids.slice(0, count).map(sampleStudy)}
    />,
  );
  const cards = count === 3 ? screen.getAllByRole("listitem") : screen.getAllByRole("article");
  expect(getCorners(cards)).toEqual(["bl", "tr", "bl", "tr", "bl"].slice(0, count));
});

it("without case studies there is no block (PROD-01)", () => {
  const { container } = render(<CaseStudies id="studies" title="Case studies" studies={[]} />);
  expect(container).toBeEmptyDOMElement();
});
