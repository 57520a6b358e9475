import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HomeView } from "../../../../src/views/home/HomeView";
import { aHomePage } from "../builders";

const hrefs = () => screen.getAllByRole("link").map((link) => link.getAttribute("href"));

describe("the home page", () => {
  it("leads to the four solutions, the products, the research and the news (AMB-13)", () => {
    render(<HomeView data={aHomePage()} />);
    expect(hrefs()).toEqual(
      expect.arrayContaining([
        "/solution/llm",
        "/solution/text-analytics",
        "/solution/knowledge-graphs",
        "/solution/semantic-search",
        "/product/vera",
        "/product/wordatlas",
        "/research",
        "/article/list",
        "/article/one",
      ]),
    );
  });

  it("leaves a part out that has nothing to show yet", () => {
    const page = aHomePage();
    render(<HomeView data={{ ...page, homeProducts: { nodes: [] }, homeNews: { nodes: [] } }} />);
    expect(hrefs()).not.toContain("/article/list");
    for (const id of ["news", "products"]) expect(document.getElementById(id)).toBeNull();
  });

  it("has one main heading that says who it is", () => {
    render(<HomeView data={aHomePage()} />);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
      "One word, many senses. We read them all.",
    );
  });

  it("offers a sentence for each sense of the graph's word", async () => {
    render(<HomeView data={aHomePage()} />);
    const group = screen.getByRole("group", { name: "Pick a sentence to choose the sense" });
    const sentences = within(group).getAllByRole("radio");
    expect(sentences).toHaveLength(4);
    const coil = within(group).getByRole("radio", { name: /^She replaced the spring/ });
    await userEvent.click(coil);
    expect(coil).toBeChecked();
    for (const other of sentences.filter((radio) => radio !== coil))
      expect(other).not.toBeChecked();
  });

  it("describes the graph in words", () => {
    render(<HomeView data={aHomePage()} />);
    expect(screen.getByRole("img", { name: /^The word spring joined by arcs/ })).toBeVisible();
  });

  it("numbers the solutions as senses and links their parts", () => {
    render(<HomeView data={aHomePage()} />);
    expect(screen.getByRole("link", { name: "Part of llm" })).toHaveAttribute(
      "href",
      "/solution/llm#part",
    );
    expect(
      screen.getByRole("heading", { level: 3, name: "2 Solution text-analytics" }),
    ).toBeVisible();
  });

  it("reads a glossed word together with its sense", () => {
    render(<HomeView data={aHomePage()} />);
    expect(screen.getByText("increase").closest("p")).toHaveTextContent(
      "The bank raised (increase: not lifted)",
    );
  });
});
