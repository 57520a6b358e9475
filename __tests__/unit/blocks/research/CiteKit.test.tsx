import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CiteKit, type CiteKitProps } from "../../../../src/blocks/research/CiteKit";
import type { CitedPaper } from "../../../../src/lib/citation/citedPaper";
import { citedPaper } from "../../lib/citation/citedPaper";

const paper = citedPaper({
  bibkey: "example-2024",
  title: "A Paper on Words",
  url: "https://papers.example/1",
  authors: ["Ada Example", "Ben Example"],
  booktitle: "Proceedings",
  address: "Rome",
  pages: null,
});
const show = (over: Partial<CiteKitProps> = {}) =>
  render(
    <main>
      <CiteKit
        title="Cite"
        count={1}
        bibtex="@inproceedings{example-2024,}"
        loadPapers={() => Promise.resolve([paper])}
        fileHref={(type) => `/cite.${type}`}
        {...over}
      />
    </main>,
  );
const tab = (name: string) => screen.getByRole("tab", { name });

it("shows BibTeX at once, in the panel of the chosen tab", () => {
  show();
  expect(tab("BibTeX")).toHaveAttribute("aria-selected", "true");
  expect(screen.getByRole("tabpanel", { name: "BibTeX" })).toHaveTextContent("@inproceedings");
});

it("a tab shows its format, and arrows, Home and End go round the tabs", async () => {
  show();
  await userEvent.click(tab("APA"));
  expect(await screen.findByText(/^Example, A., & Example, B\. \(2024\)\./)).toBeVisible();
  await userEvent.keyboard("{ArrowRight}");
  expect(tab("BibTeX")).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}{ArrowLeft}");
  expect(tab("ACL")).toHaveFocus();
  expect(tab("ACL")).toHaveAttribute("aria-selected", "true");
  await userEvent.keyboard("{Home}{ArrowRight}");
  expect(await screen.findByText(/TY - CONF/)).toBeVisible();
  await userEvent.keyboard("{End}");
  expect(tab("APA")).toHaveFocus();
  expect(screen.getAllByRole("tab").filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
});

it("copies the chosen format and says so, on the button for four seconds", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  show();
  await user.click(tab("ACL"));
  await screen.findByText(/^Ada Example and Ben Example\. 2024\./);
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByRole("button", { name: "Copied" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("The ACL reference is in your clipboard.");
  expect(await navigator.clipboard.readText()).toMatch(/^Ada Example and Ben Example\. 2024\./);
  act(() => {
    jest.advanceTimersByTime(4000);
  });
  expect(screen.getByRole("button", { name: "Copy" })).toBeVisible();
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
  jest.useRealTimers();
});

it("says so where the browser does not allow copying", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("denied"));
  show();
  await user.click(screen.getByRole("button", { name: "Copy" }));
  expect(await screen.findByText(/does not allow copying/)).toBeVisible();
});

it("tells that papers cannot be had, and tries again when asked", async () => {
  const loadPapers = jest
    .fn<Promise<readonly CitedPaper[]>, []>()
    .mockRejectedValueOnce(new Error("offline"))
    .mockResolvedValue([paper]);
  show({ bibtex: undefined, fileHref: undefined, loadPapers });
  expect(await screen.findByText(/could not be loaded/)).toBeVisible();
  await userEvent.click(tab("BibTeX"));
  expect(await screen.findByText(/@inproceedings\{example-2024/)).toBeVisible();
});
