import { render, screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { ResearchView } from "../../src/views/ResearchView";
import { aPublication } from "./builders";
import { aResearchPage } from "./pageBuilders";

const papers = [
  aPublication({
    prettyURL: "b",
    paper: { title: "Newer", url: "https://papers.example/b" },
    publicationYear: 2025,
  }),
  aPublication({
    prettyURL: "a",
    paper: { title: "Older", url: "https://papers.example/a" },
    publicationYear: 2019,
  }),
  aPublication({
    prettyURL: "c",
    paper: { title: "Oldest", url: "https://papers.example/c" },
    publicationYear: 2019,
  }),
];
const show = () =>
  render(<ResearchView researchPage={aResearchPage} allPublication={{ nodes: papers }} />);

describe("the research page", () => {
  it("lists every paper under its year, newest first, with counts (RES-01)", () => {
    show();
    expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
      "2025 1 paper",
      "2019 2 papers",
    ]);
    const older = screen.getByRole("region", { name: "2019 2 papers" });
    expect(within(older).getByRole("link", { name: "Oldest" })).toHaveAttribute(
      "href",
      "/research/publication/c",
    );
    expect(screen.getByText(/papers, 2019 to 2025/)).toHaveTextContent("3 papers, 2019 to 2025");
  });

  it("says that listing a paper claims nothing", () => {
    show();
    expect(screen.getByText(/work of their authors/)).toBeVisible();
  });

  it("has no accessibility faults", async () => {
    const { container } = show();
    expect(await axe(container)).toHaveNoViolations();
  });
});
