import { render, screen } from "@testing-library/react";
import { TopicTags } from "../../../src/blocks/research/PaperDetails";
import { Breadcrumb } from "../../../src/ui/Breadcrumb";
import { RichText } from "../../../src/ui/RichText";

it.each([
  ["LLM", "Dataset", "Word alignment"],
  ["Dataset", "Word alignment", "LLM"],
])("tags are styled by family, in any order (RES-06)", (...topics) => {
  render(<TopicTags topics={topics} />);
  expect(screen.getByRole("list", { name: "Topics" })).toBeInTheDocument();
  expect(screen.getByText("LLM")).toHaveClass("filled");
  expect(screen.getByText("Dataset")).toHaveClass("outlined");
  expect(screen.getByText("Word alignment")).toHaveClass("filled");
});

it("links in a record's HTML announce a new tab", () => {
  render(
    <RichText html='<a href="https://a.example" target="_blank"><b>A</b></a> <a href="/b">B</a>' />,
  );
  const names = screen.getAllByRole("link").map((link) => link.textContent);
  expect(names).toEqual(["A, opens in a new tab", "B"]);
});

it("a breadcrumb marks the current page and links the others", () => {
  render(
    <Breadcrumb
      items={[
        { label: "Solutions", to: "/" },
        { label: "All" },
        { label: "Sense 2", isPage: true },
      ]}
    />,
  );
  expect(screen.getByRole("navigation", { name: "Breadcrumb" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Solutions" })).toHaveAttribute("href", "/");
  expect(screen.getByText("Sense 2")).toHaveAttribute("aria-current", "page");
  expect(screen.getByText("All")).not.toHaveAttribute("aria-current");
});
