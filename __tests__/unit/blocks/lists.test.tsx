import { act, render, screen, within } from "@testing-library/react";
import { Contents } from "../../../src/blocks/Contents/Contents";
import { FigureFacts } from "../../../src/blocks/FigureFacts/FigureFacts";
import { JobGroups } from "../../../src/blocks/JobGroups/JobGroups";
import { PageIndex } from "../../../src/blocks/PageIndex/PageIndex";
import { SectionList } from "../../../src/blocks/SectionList/SectionList";
import { UseCases } from "../../../src/blocks/UseCases/UseCases";
import { getFragment, keepTogether } from "../../../src/lib/text";
import { setOnScreen } from "../../support/dom";
import { anImage } from "../views/builders";
import { expectLink, textsOf } from "../../support/queries";

const sections = ["Entity linking", "Sentiment analysis", "Keyword extraction"].map((title) => ({
  title,
  descriptionHtml: `<p>About ${title}.</p>`,
  imageURL: anImage(),
  imageAlt: null,
  focalPoint: null,
}));

it.each([
  ["More than 22 million concepts", ["22 million"]],
  ["1.7 billion relations in 600 languages", ["1.7 billion", "600"]],
  ["REST v2 and Python APIs", []],
])("only the figures of the fact “%s” are emphasised", (title, figures) => {
  render(<FigureFacts items={[{ title, description: "" }]} />);
  const term = screen.getByRole("term");
  expect(term).toHaveTextContent(title);
  expect([...term.children].map(({ textContent }) => textContent)).toEqual(
    figures.map(keepTogether),
  );
});

describe("a list of sections (BLK-10)", () => {
  it("alternates its layout: default, then inverse", () => {
    const { container } = render(<SectionList sections={sections} />);
    const layouts = [...container.querySelectorAll("[data-layout]")].map((duo) =>
      duo.getAttribute("data-layout"),
    );
    expect(layouts).toEqual(["default", "inverse", "default"]);
  });

  it("gives each section its anchor and its heading", () => {
    render(<SectionList sections={sections} />);
    const section = screen.getByRole("region", { name: "Entity linking" });
    expect(section).toHaveAttribute("id", "entity-linking");
    expect(within(section).getByText("About Entity linking.")).toBeVisible();
  });
});

describe.each([
  ["the page's index", PageIndex],
  ["the contents of a long text", Contents],
])("%s", (_, Block) => {
  const items = sections.map(({ title }) => ({ anchor: getFragment(title), label: title }));

  it("marks the requested one of two sections side by side", () => {
    window.location.hash = "#sentiment-analysis";
    render(
      <>
        <Block items={items} />
        <SectionList sections={sections} />
      </>,
    );
    act(() => {
      for (const region of screen.getAllByRole("region")) setOnScreen(region, true);
    });
    const nav = screen.getByRole("navigation", { name: "On this page" });
    expect(within(nav).getByRole("link", { current: true })).toHaveTextContent("Sentiment");
    window.location.hash = "";
  });

  it("links each section and marks the one being read", () => {
    render(
      <>
        <Block items={items} />
        <SectionList sections={sections} />
      </>,
    );
    const nav = screen.getByRole("navigation", { name: "On this page" });
    const current = () => within(nav).getByRole("link", { current: true }).textContent;
    expect(current()).toBe("Entity linking");
    act(() => {
      setOnScreen(screen.getByRole("region", { name: "Sentiment analysis" }), true);
    });
    expect(current()).toBe("Sentiment analysis");
    expectLink("Keyword extraction", "#keyword-extraction", within(nav));
  });
});

it("jobs are below their category, each with its place", () => {
  render(
    <JobGroups
      groups={[
        {
          heading: "Language",
          items: [{ title: "Annotator", note: "Remote", to: "/job/annotator" }],
        },
        {
          heading: "Business",
          items: [{ title: "Sales Manager", note: "Rome", to: "/job/sales" }],
        },
      ]}
    />,
  );
  expect(textsOf("heading", { level: 3 })).toEqual(["Language", "Business"]);
  const job = screen.getByRole("link", { name: /Annotator/ });
  expect(job).toHaveAttribute("href", "/job/annotator");
  expect(job).toHaveTextContent("Remote");
});

it.each([
  ["uses", <UseCases key="uses" items={[]} />],
  ["facts", <FigureFacts key="facts" items={[]} />],
])("a page without %s has no block for them (PROD-01)", (_, block) => {
  const { container } = render(block);
  expect(container).toBeEmptyDOMElement();
});
