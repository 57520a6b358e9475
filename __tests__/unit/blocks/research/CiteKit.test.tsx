import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CiteKit } from "../../../../src/blocks/research/CiteKit";
import { citedPaper } from "../../lib/citation/citedPaper";

const paper = citedPaper({ bibkey: "example-2024", authors: ["Ada Example", "Ben Example"] });

beforeEach(() => {
  render(<CiteKit prettyURL="a-paper" paper={paper} />);
});

const format = (name: string) => screen.getByRole("radio", { name });

it("shows BibTeX first and other formats on selection, also by arrow keys", async () => {
  expect(format("BibTeX")).toBeChecked();
  expect(screen.getByText(/^@inproceedings\{example-2024,/)).toBeVisible();
  await userEvent.click(format("ACL"));
  expect(await screen.findByText(/^Ada Example and Ben Example\. 2024\./)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  expect(format("APA")).toHaveFocus();
  expect(screen.getByText(/^Example, A., & Example, B\. \(2024\)\./)).toBeVisible();
});

it("copies the selected format and reports it until another is selected", async () => {
  const user = userEvent.setup();
  await user.click(format("ACL"));
  await screen.findByText(/^Ada Example and Ben Example\. 2024\./);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
  expect(await navigator.clipboard.readText()).toMatch(/^Ada Example and Ben Example\. 2024\./);
  await user.click(format("APA"));
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("reports a failed copy", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText(/copy it by hand/)).toBeVisible();
});
