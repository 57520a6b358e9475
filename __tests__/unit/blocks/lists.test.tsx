import { render, screen, within } from "@testing-library/react";
import { FigureFacts } from "../../../src/blocks/FigureFacts/FigureFacts";
import { SectionList } from "../../../src/blocks/SectionList/SectionList";
import { keepTogether } from "../../../src/lib/text";
import { aSection } from "../views/builders";

const sections = ["Entity linking", "Sentiment analysis", "Keyword extraction"].map(aSection);

it.each([
  ["More than 22 million concepts", ["22 million"]],
  ["1.7 billion relations in 600 languages", ["1.7 billion", "600"]],
  ["REST v2 and Python APIs", []],
])("only the numbers in the fact “%s” are emphasised", (title, figures) => {
  render(<FigureFacts items={[{ title, description: "" }]} />);
  const term = screen.getByRole("term");
  expect(term).toHaveTextContent(title);
  expect([...term.children].map(({ textContent }) => textContent)).toEqual(
    figures.map(keepTogether),
  );
});

it("a list of sections alternates its layout between default and inverse (BLK-10)", () => {
  const { container } = render(<SectionList sections={sections} />);
  const layouts = [...container.querySelectorAll("[data-layout]")].map((duo) =>
    duo.getAttribute("data-layout"),
  );
  expect(layouts).toEqual(["default", "inverse", "default"]);
});

it("a list of sections gives each section its anchor and its heading (BLK-10)", () => {
  render(<SectionList sections={sections} />);
  const section = screen.getByRole("region", { name: "Entity linking" });
  expect(section).toHaveAttribute("id", "entity-linking");
  expect(within(section).getByText("About Entity linking.")).toBeVisible();
});

it("an empty list of facts shows nothing (PROD-01)", () => {
  const { container } = render(<FigureFacts items={[]} />);
  expect(container).toBeEmptyDOMElement();
});
