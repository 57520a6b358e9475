import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { type ComponentProps, useState } from "react";
import { Facet } from "../../../../src/blocks/research/Facet";
import { FOUND_AUTHORS } from "../../../../src/lib/limits";
import type { FacetValue } from "../../../../src/blocks/research/paperIndex";

const author = (label: string, ...spellings: string[]): FacetValue => ({
  key: label.toLowerCase().replaceAll(" ", "-"),
  label,
  spellings,
  total: 1,
});

const authors = [
  author("Roberto Navigli"),
  author("Umar Farooq Minhas", "Umar Minhas"),
  ...Array.from({ length: 20 }, (_, index) => author(`Ada Example ${index}`)),
];

const show = (props: Partial<ComponentProps<typeof Facet>> = {}) => {
  render(
    <Facet
      name="authors"
      values={authors}
      counts={new Map(authors.map(({ key }) => [key, 1]))}
      chosen={[]}
      onToggle={() => undefined}
      {...props}
    />,
  );
  return {
    user: userEvent.setup(),
    find: screen.getByRole("searchbox", { name: "Find an author" }),
  };
};

const names = () =>
  screen
    .getAllByRole("checkbox")
    .map((box) => box.closest("label")?.querySelector("span")?.textContent);

test.each([
  ["umar minhas", "Umar Farooq Minhas"],
  ["Navigli Roberto", "Roberto Navigli"],
  ["Navigli, Roberto", "Roberto Navigli"],
  ["navigli maria", undefined],
])("the author filter finds names by words in any order: %p", async (sought, name) => {
  const { user, find } = show();
  await user.type(find, sought);
  if (name === undefined) expect(screen.getByText("No author of that name.")).toBeVisible();
  else expect(names()).toEqual([name]);
});

test("the author filter reports how many more authors match", async () => {
  const { user, find } = show();
  await user.type(find, "ada");
  expect(names()).toHaveLength(FOUND_AUTHORS);
  expect(screen.getByText(RegExp(`^${20 - FOUND_AUTHORS} more: `))).toBeVisible();
  await user.type(find, " example 19");
  expect(names()).toEqual(["Ada Example 19"]);
  expect(screen.queryByText(/keep typing/)).not.toBeInTheDocument();
});

test("the author filter announces the number of results to screen readers (WCAG 4.1.3)", async () => {
  const { user, find } = show();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  await user.type(find, "navigli");
  expect(screen.getByRole("status")).toHaveTextContent("Found: 1");
  await user.type(find, "zzz");
  expect(screen.getByRole("status")).toHaveTextContent("No author of that name.");
});

test("the button for the remaining authors says what it shows", async () => {
  const { user } = show();
  await user.click(screen.getByRole("button", { name: "Show all 22 authors" }));
  expect(names()).toHaveLength(22);
  expect(screen.getByRole("button", { name: "Show fewer authors" })).toBeVisible();
});

test("a filter lists selected values, then those with most papers, and omits those without papers", () => {
  const counts = new Map(authors.slice(0, 7).map(({ key }, index) => [key, index + 1]));
  show({ counts, chosen: ["roberto-navigli", "ada-example-3"] });
  expect(names().slice(0, 3)).toEqual(["Ada Example 3", "Roberto Navigli", "Ada Example 4"]);
  expect(screen.getByRole("button", { name: "Show all 7 authors" })).toBeVisible();
});

test("a filter that was just unticked keeps the focus, even without papers", async () => {
  function Toggled() {
    const [years, setYears] = useState(["2019"]);
    return (
      <Facet
        name="years"
        values={[author("2019"), ...authors]}
        counts={new Map(authors.map(({ key }) => [key, 1]))}
        chosen={years}
        onToggle={(key) => setYears(years.includes(key) ? [] : [key])}
      />
    );
  }
  const user = userEvent.setup();
  render(<Toggled />);
  const box = screen.getByRole("checkbox", { name: /2019/ });
  box.focus();
  await user.keyboard(" ");
  expect(box).not.toBeChecked();
  expect(box).toHaveFocus();
  await user.keyboard(" ");
  expect(box).toBeChecked();
});
