import { render, screen, within } from "@testing-library/react";
import SolutionPage from "../../../../src/kinds/solution/page";
import { aCaseStudyCard, aCoreComponent, aPart, aSolution } from "../../views/builders";
import { expectLink } from "../../../support/queries";

const show = (over?: Parameters<typeof aSolution>[0]) =>
  render(<SolutionPage data={{ solution: aSolution(over), metadata: null }} />);
const region = (name: string | RegExp) => screen.getByRole("region", { name });

it("shows header, sections, core components, use cases and case studies (SOL-01, SOL-02)", () => {
  show({
    coreComponentsTitle: "The engines",
    coreComponents: [aCoreComponent("comprehendo")],
    useCases: [
      {
        title: "Healthcare",
        description: "One vocabulary.",
        icon: "M0 0",
        features: [{ name: "Drug linking", icon: "M0 0" }],
      },
    ],
    caseStudies: [aCaseStudyCard()],
  });
  expect(screen.getByRole("heading", { level: 1, name: "Text analytics" })).toBeVisible();
  expect(screen.getByText("Structure hides in sentences.")).toBeVisible();
  expect(screen.getByRole("heading", { name: /Named entity recognition$/ })).toBeVisible();
  const engines = region("The engines");
  expectLink(/comprehendo/, "/product/comprehendo", within(engines));
  expect(engines).toHaveTextContent("in a textout its meaning");
  expect(within(region("Where it’s used")).getByText("Drug linking")).toBeVisible();
  expect(within(region(/^Case/)).getByRole("link", { name: /The study a-study/ })).toBeVisible();
});

it("omits empty parts of the record (SOL-01)", () => {
  show();
  for (const name of ["Core Components", "Where it’s used", "Case studies: example tasks"]) {
    expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
  }
});

it("shows one sentence section by section, each row a link", () => {
  const header = {
    ...aSolution().main.header,
    gloss: {
      words: ["Olivetti", "made typewriters"],
      rows: [{ anchor: "ner", name: "entities", language: "en", cells: ["organisation", "·"] }],
    },
  };
  show({ main: { header } });
  const table = screen.getByRole("table", { name: /Olivetti made typewriters/ });
  expectLink("2a entities", "#ner", within(table));
  expect(within(table).getByRole("cell", { name: "organisation" })).toBeVisible();
});

it("shows a section's figure, or its picture without an example", () => {
  const example = {
    kind: "weights",
    language: "en",
    text: "[Saffron|saffron]",
    terms: [{ label: "saffron", score: 0.94 }],
  };
  const drawn = { ...aPart("keyword-extraction", "Keyword extraction"), example };
  show({ content: [drawn, aPart("ner", "Entities")] });
  const figure = screen.getByRole("region", { name: /Keyword extraction/ });
  expect(within(figure).getByText("0.94")).toBeVisible();
  expect(within(figure).queryByRole("presentation")).toBeNull();
  expect(within(region("2b Entities")).getByRole("presentation")).toBeVisible();
});

it("gives every section its fragment and a number in the index (RT-03 to RT-06, BLK-10)", () => {
  const { container } = show({
    content: [
      aPart("ner", "Named entity recognition"),
      aPart("keyword-extraction", "Keyword extraction"),
    ],
  });
  const index = screen.getByRole("navigation", { name: "On this page" });
  const links = within(index).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["#ner", "#keyword-extraction"]);
  expect(links.map((link) => link.textContent.replace(/\s+/g, ""))).toEqual([
    "2aNamedentityrecognition",
    "2bKeywordextraction",
  ]);
  for (const link of links) {
    expect(container.querySelectorAll(link.getAttribute("href") ?? "none")).toHaveLength(1);
  }
});

it("uses its own section's background (SOL-11)", () => {
  const { header } = aSolution().main;
  const backgroundGradient = "semantic_search gradient_4";
  const { container } = show({ main: { header: { ...header, backgroundGradient } } });
  expect(container.querySelector("header")).toHaveClass("semantic_search", "gradient_4");
});

it("an unknown solution returns nothing, without an error (ERR-05)", () => {
  const { container } = render(<SolutionPage data={{ solution: null, metadata: null }} />);
  expect(container).toBeEmptyDOMElement();
});
