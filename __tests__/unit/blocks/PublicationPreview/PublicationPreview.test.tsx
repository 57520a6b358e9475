import { render, screen, within } from "@testing-library/react";
import {
  PublicationPreview,
  type PublicationPreviewData,
} from "../../../../src/blocks/PublicationPreview/PublicationPreview";
import { expectLink } from "../../../support/queries";

const samplePaper = (authorCount: number): PublicationPreviewData => ({
  prettyURL: "nounatlas",
  title: "NounAtlas",
  authors: Array.from({ length: authorCount }, (_, index) => ({
    name: `Author ${index + 1}`,
    slug: `author-${index + 1}`,
  })),
  conference: "ACL 2024",
  year: 2024,
  month: 8,
  award: null,
  categories: [],
});

const renderPaper = (publication: PublicationPreviewData) =>
  render(
    <main>
      <h2>Papers</h2>
      <ol>
        <PublicationPreview publication={publication} />
      </ol>
    </main>,
  );

it("shows all of ten authors (RES-03)", () => {
  renderPaper(samplePaper(10));
  expect(screen.getAllByRole("link", { name: /^Author \d+$/ })).toHaveLength(10);
  expect(screen.queryByText(/more$/)).not.toBeInTheDocument();
});

it("shows an author without a page as text, not as a link (F25)", () => {
  renderPaper({ ...samplePaper(1), authors: [{ name: "Ada Example", slug: null }] });
  expect(screen.getByText("Ada Example")).toBeVisible();
  expect(screen.queryByRole("link", { name: "Ada Example" })).not.toBeInTheDocument();
});

it("shows ten of eleven authors “and 1 more” (RES-02, RES-03)", () => {
  renderPaper(samplePaper(11));
  expect(screen.getByText("and 1 more")).toBeVisible();
  expect(screen.queryByText(/Author 11/)).not.toBeInTheDocument();
});

it("shows award and topics if there are any (RES-06)", () => {
  renderPaper({
    ...samplePaper(1),
    award: "Outstanding Paper Award",
    categories: ["LLM", "Dataset"],
  });
  expect(screen.getByText("Outstanding Paper Award")).toBeVisible();
  const topics = screen.getByRole("list", { name: "Topics" });
  expect(within(topics).getAllByRole("listitem")).toHaveLength(2);
  expectLink("Dataset", "/research?topics=dataset", within(topics));
});

it("leaves no empty element without award and topics (RES-07)", () => {
  renderPaper(samplePaper(1));
  expect(screen.queryByRole("list", { name: "Topics" })).not.toBeInTheDocument();
  expect(screen.getByRole("listitem")).toHaveTextContent(/^ACL 2024August 2024NounAtlasAuthor 1$/);
});
