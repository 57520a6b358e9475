import { render, screen, within } from "@testing-library/react";
import AuthorPage from "../../../../src/kinds/author/page";
import { aNewsCard, aPublication } from "../../views/builders";
import { expectLink } from "../../../support/queries";

const cabot = { name: "Pere-Lluís Huguet Cabot", person: "pere-lluis-huguet-cabot" };
const otherSpelling = { ...cabot, name: "Pere Lluís Huguet Cabot" };
const ada = { name: "Ada Example", person: null };

const aCabotPaper = (
  over: Partial<Queries.AuthorViewPaperFragment>,
): Queries.AuthorViewPaperFragment => ({ ...aPublication(), venueId: "acl", ...over });

const newer = aCabotPaper({
  prettyURL: "newer",
  paper: { title: "Newer" },
  authors: [cabot, ada],
  year: 2024,
  categories: ["Entity Linking"],
});
const older = aCabotPaper({
  prettyURL: "older",
  paper: { title: "Older" },
  authors: [otherSpelling, ada, { name: "Ben Example", person: null }],
  year: 2021,
  venueId: "findings",
});

const show = (papers = [newer, older]) =>
  render(
    <AuthorPage
      data={{
        papers,
        people: {
          nodes: [{ jsonId: "pere-lluis-huguet-cabot", name: "Pere-Lluís Huguet Cabot" }],
        },
        news: { nodes: [aNewsCard({ jsonId: "graph-rag" })] },
        metadata: null,
      }}
      pageContext={{ key: "pere-lluis-huguet-cabot", span: { first: 2019, last: 2025 } }}
    />,
  );

it("shows name, number of papers and other spellings", () => {
  show();
  expect(screen.getByRole("heading", { level: 1, name: "Pere-Lluís Huguet Cabot" })).toBeVisible();
  const lead = screen.getByText(/2 papers .*2021–2024.* 2 co-authors/);
  expect(lead).toHaveTextContent("Also printed as Pere Lluís Huguet Cabot.");
});

it("an author without co-authors has no list of them", () => {
  show([{ ...newer, authors: [cabot] }]);
  expect(screen.queryByRole("heading", { name: "Co-authors" })).toBeNull();
  expect(screen.getByRole("figure")).not.toHaveAttribute("aria-labelledby");
  expect(within(screen.getByRole("figure")).queryByRole("list")).toBeNull();
});

it("names the most frequent topic with its count, though a kind of work is more frequent", () => {
  const categories = ["Dataset", "Entity Linking"];
  show([
    { ...newer, categories },
    { ...older, categories },
    { ...older, prettyURL: "oldest", categories: ["Dataset"] },
  ]);
  expect(screen.getByText(/3 papers .* Entity Linking \(2 papers\)/)).toBeVisible();
});

it("lists the papers of both spellings by year", () => {
  show();
  expect(screen.getByRole("region", { name: "2024 1 paper" })).toBeVisible();
  expectLink("Older", "/research/publication/older");
});

it("shows every year of the catalogue with its papers", () => {
  show();
  const years = within(screen.getByRole("navigation", { name: "Years" }));
  expect(years.getByText("2019")).toBeVisible();
  expectLink("2021, 1 paper", "/research?years=2021&authors=pere-lluis-huguet-cabot", years);
});

it("links venues and topics to the explorer", () => {
  show();
  expectLink(
    "Findings of ACL, EMNLP, NAACL",
    "/research?venues=findings&authors=pere-lluis-huguet-cabot",
  );
  const topics = within(screen.getByRole("region", { name: "Topics" }));
  expectLink(
    "Entity Linking",
    "/research?topics=entity-linking&authors=pere-lluis-huguet-cabot",
    topics,
  );
});

it("links co-authors, most joint papers first", () => {
  show();
  const together = within(screen.getByRole("list", { name: "Co-authors" }));
  expectLink("Ada Example 2 papers together", "/research/author/ada-example", together);
  const all = screen.getByText("All 2 co-authors").parentElement;
  expect(all).toHaveTextContent(/Ada Example2Ben Example1$/);
});

it("shows news as cards", () => {
  show();
  const news = within(screen.getByRole("region", { name: "In the news" }));
  expectLink("The article graph-rag", "/article/graph-rag", news);
});

it("shows all co-authors once if each has one joint paper", () => {
  show([older]);
  const together = within(screen.getByRole("list", { name: "Co-authors" }));
  expect(together.getAllByRole("link")).toHaveLength(2);
  expect(screen.queryByText("All 2 co-authors")).toBeNull();
});
