import { render, screen } from "@testing-library/react";
import ArticlePage from "../../../../src/kinds/article/page";
import { anImage, aProductCard } from "../../views/builders";
import { aFullArticle, anArticle } from "../../views/pageBuilders";
import { articleContentSchema } from "../../../../src/kinds/article/schema";

const earlier = {
  jsonId: "before",
  datePublished: "2024-06-03",
  preview: { title: "The one before" },
};
const later = { jsonId: "after", datePublished: "2025-06-03", preview: { title: "The one after" } };
const page = (over?: Parameters<typeof anArticle>[0]) => (
  <ArticlePage data={{ article: anArticle(over), later, earlier, metadata: null }} />
);
const show = (over?: Parameters<typeof anArticle>[0]) => render(page(over));
type Block = (typeof aFullArticle)["content"][number];
const block = (over: Partial<Block>): Block => ({
  html: null,
  src: null,
  alt: null,
  widthPx: null,
  heightPx: null,
  ...over,
});
const picture = { src: anImage("inside"), alt: "Words on a line" };

it("an article's page shows title, lead, picture and text, and no button for no-action (NEWS-05)", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "A release" })).toBeVisible();
  expect(screen.getByText("What is new.")).toBeVisible();
  expect(screen.getByRole("img", { name: "A word on circles" })).toHaveAttribute(
    "fetchpriority",
    "high",
  );
  expect(screen.getByText("The text.")).toBeVisible();
  expect(screen.getByText("26 November 2024")).toHaveAttribute("datetime", "2024-11-26");
  expect(screen.queryByText("no-action")).not.toBeInTheDocument();
});

it("an article's page shows a later update", () => {
  const { rerender } = show();
  expect(screen.queryByText("Updated")).not.toBeInTheDocument();
  rerender(page({ lastUpdate: Date.parse("2024-12-10T09:00Z") }));
  expect(screen.getByText("10 December 2024").parentElement).toHaveTextContent(/^Updated 10/);
});

it("an article's page shows texts and pictures in order, with the pictures' own size (NEWS-06, NEWS-07)", () => {
  const content = [
    block({ html: "<p>Before.</p>" }),
    block({ ...picture, widthPx: 600 }),
    block({ html: "<p>After.</p>" }),
  ];
  show({ full: { ...aFullArticle, content } });
  const image = screen.getByRole("img", { name: "Words on a line" });
  expect(image.closest("figure")).toHaveStyle({ width: "600px" });
  expect(screen.getByText("Before.").compareDocumentPosition(image)).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
  expect(image.compareDocumentPosition(screen.getByText("After."))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  );
});

it("an article's page derives a picture's width from its height (NEWS-07)", () => {
  show({ full: { ...aFullArticle, content: [block({ ...picture, heightPx: 400 })] } });
  const image = screen.getByRole("img", { name: "Words on a line" });
  expect(image.closest("figure")).toHaveStyle({ width: "600px" });
});

it("an article's page links its products and papers, adjacent articles and all news", () => {
  show({
    products: [{ ...aProductCard({ jsonId: "atlas" }), shortDescription: "A graph." }],
    publications: [{ prettyURL: "a-paper", paper: { title: "A paper" } }],
  });
  expect(screen.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual([
    "/research/publication/a-paper",
    "/product/atlas",
    "/article/after",
    "/article/before",
    "/article/list",
  ]);
});

it("an article without HTML has no HTML block", () => {
  expect(articleContentSchema.safeParse([{ type: "html" }]).success).toBe(false);
});
