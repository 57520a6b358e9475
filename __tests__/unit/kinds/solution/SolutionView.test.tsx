import { render, screen, within } from "@testing-library/react";
import { SolutionView } from "../../../../src/kinds/solution/SolutionView";
import {
  aCaseStudyCard,
  aCoreComponent,
  aPart,
  aProductCard,
  aSolution,
} from "../../views/builders";

const region = (name: string) => screen.getByRole("region", { name });

describe("a solution's page", () => {
  it("shows header, sections, core components, use cases and case studies (SOL-01)", () => {
    render(
      <SolutionView
        solution={aSolution({
          coreComponents: [aCoreComponent("comprehendo")],
          useCases: [
            {
              title: "Healthcare",
              description: "One vocabulary.",
              icon: { path: "M0 0" },
              features: [{ name: "Drug linking", icon: { path: "M0 0" } }],
            },
          ],
          caseStudies: [aCaseStudyCard()],
        })}
      />,
    );
    expect(screen.getByRole("heading", { level: 1, name: "Text analytics" })).toBeVisible();
    expect(screen.getByText("Structure hides in sentences.")).toBeVisible();
    expect(screen.getByRole("heading", { name: /Named entity recognition$/ })).toBeVisible();
    expect(
      within(region("Core Components")).getByRole("link", { name: /comprehendo/ }),
    ).toHaveAttribute("href", "/product/comprehendo");
    expect(within(region("Where it is used")).getByText("Drug linking")).toBeVisible();
    expect(
      within(region("Case studies")).getByRole("link", { name: /The study a-study/ }),
    ).toBeVisible();
  });

  it("leaves out what the record leaves empty (SOL-01)", () => {
    render(<SolutionView solution={aSolution()} />);
    for (const name of ["Core Components", "Where it is used", "Case studies", "More products"]) {
      expect(screen.queryByRole("region", { name })).not.toBeInTheDocument();
    }
  });

  it("lets the record name its core components otherwise (SOL-02)", () => {
    render(
      <SolutionView
        solution={aSolution({
          coreComponentsTitle: "The engines",
          coreComponents: [aCoreComponent("comprehendo")],
        })}
      />,
    );
    expect(region("The engines")).toBeVisible();
  });

  it("adds the products that are no core component", () => {
    render(
      <SolutionView
        solution={aSolution({
          coreComponents: [aCoreComponent("comprehendo")],
          otherProducts: [aProductCard({ jsonId: "lextag", title: "LexTag" })],
        })}
      />,
    );
    expect(within(region("More products")).getAllByRole("heading", { level: 3 })).toHaveLength(1);
    expect(within(region("More products")).getByRole("link", { name: /LexTag/ })).toBeVisible();
  });

  it("gives every part its fragment and a number in the index (RT-03 to RT-06, BLK-10)", () => {
    const { container } = render(
      <SolutionView
        solution={aSolution({
          content: [
            aPart("ner", "Named entity recognition"),
            aPart("keyword-extraction", "Keyword extraction"),
          ],
        })}
      />,
    );
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

  it("uses the background of its own section (SOL-11)", () => {
    const { container } = render(
      <SolutionView
        solution={aSolution({
          main: {
            header: {
              ...aSolution().main.header,
              backgroundGradient: "semantic_search",
            },
          },
        })}
      />,
    );
    expect(container.querySelector("header")).toHaveClass("semantic_search", "gradient_4");
  });
});
