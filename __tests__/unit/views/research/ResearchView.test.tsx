import { render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import ResearchPage from "../../../../src/pages/research";
import { citedPaper } from "../../lib/citation/citedPaper";
import { publicationPath } from "../../../../src/routes/paths";
import { fileOf, pageWith } from "../../lib/search/searchFixtures";
import { aPublication } from "../builders";
import { aResearchPage } from "../pageBuilders";
import { expectLink, textsOf } from "../../../support/queries";

type ViewPaper = Queries.ResearchPageQuery["allPublication"]["nodes"][number];

const aListedPaper = (over: Partial<ViewPaper>): ViewPaper => ({
  ...aPublication(),
  venueId: "acl",
  note: null,
  ...over,
});

const papers = [
  aListedPaper({
    prettyURL: "b",
    paper: { title: "Newer" },
    note: "Aligns words.",
    year: 2025,
    categories: ["Dataset", "Word alignment"],
    award: "Best Paper",
  }),
  aListedPaper({
    prettyURL: "a",
    paper: { title: "Older" },
    authors: [{ name: "Hinrich Schütze", person: null }],
    year: 2019,
    venueId: "emnlp",
    categories: ["Dataset"],
  }),
  aListedPaper({
    prettyURL: "c",
    paper: { title: "Oldest" },
    year: 2019,
  }),
];
const viewAt = (search: string, nodes: readonly ViewPaper[] = papers, year?: number) => (
  <ResearchPage
    data={{
      researchPage: aResearchPage,
      allPublication: { nodes },
      allAuthor: { nodes: [] },
      metadata: null,
    }}
    location={{ search }}
    pageContext={year === undefined ? {} : { year }}
    key={year}
  />
);
const show = (search = "", nodes?: readonly ViewPaper[]) => {
  const view = render(viewAt(search, nodes));
  jest.mocked(navigate).mockImplementation((to) => {
    view.rerender(viewAt(new URL(String(to), "https://site.example").search, nodes));
  });
};
const titles = () => screen.queryAllByRole("heading", { level: 3 }).map((h) => h.textContent);
const status = () => screen.getAllByRole("status")[0];
const answering = (bodies: Record<string, unknown>) =>
  jest.spyOn(global, "fetch").mockImplementation((input) => {
    const body = typeof input === "string" ? bodies[input] : undefined;
    return Promise.resolve(
      new Response(JSON.stringify(body ?? null), { status: body === undefined ? 404 : 200 }),
    );
  });

it("reports in one sentence that no paper is listed yet", () => {
  render(viewAt("", []));
  expect(screen.getByText("No papers are listed yet.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

beforeEach(() => {
  const pageOf = (id: string, title: string, text = "") =>
    pageWith({ path: publicationPath(id), title, text });
  answering({
    "/search/index.json": fileOf(
      pageOf("b", "Newer"),
      pageOf("a", "Older"),
      pageOf("c", "Oldest", "A naïve summary of senses"),
    ),
  });
});

// Must be the first test: the fetched index is cached for the whole file.
it("the research page loads the index once when the search is focused, and searches it", async () => {
  show();
  expect(fetch).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole("searchbox", { name: /Search titles/ }));
  await userEvent.keyboard("naïve senses");
  expect(await screen.findByText("of 3 papers", { exact: false })).toHaveTextContent(
    "1 of 3 papers",
  );
  expect(titles()).toEqual(["Oldest"]);
  expect(fetch).toHaveBeenCalledTimes(1);
});

it("the research page lists every paper by year, newest first, with counts and a link to its page (RES-01, BLK-04)", () => {
  show();
  expect(textsOf("heading", { level: 2 })).toEqual([
    "papers",
    "2025 1 paper",
    "2019 2 papers",
    aResearchPage.closing.title,
  ]);
  const older = screen.getByRole("region", { name: "2019 2 papers" });
  expectLink("Oldest", "/research/publication/c", within(older));
  expect(status()).toHaveTextContent("3 papers, 2019 to 2025");
});

it("the research page filters by a facet, reports the number left and updates the address", async () => {
  show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Dataset 2 papers" }));
  expect(navigate).toHaveBeenCalledWith("/research?topics=dataset", { replace: false });
  expect(titles()).toEqual(["Newer", "Older"]);
  expect(status()).toHaveTextContent("2 of 3 papers");
});

it("a click on a count in the table filters the papers; a second click removes that filter", async () => {
  show("?award=yes");
  const table = within(screen.getByRole("table"));
  const cell = () => table.getByRole("link", { name: "1 paper: Dataset, 2025" });
  await userEvent.click(cell());
  expect(navigate).toHaveBeenLastCalledWith("/research?topics=dataset&years=2025&award=yes", {
    replace: false,
  });
  expect(titles()).toEqual(["Newer"]);
  expect(screen.getByRole("checkbox", { name: /^Dataset/ })).toBeChecked();
  expect(table.getAllByRole("link", { current: true })).toEqual([cell()]);
  // The table's own selection doesn't change its other counts.
  await userEvent.click(table.getByRole("link", { name: "Word Alignment 1 paper" }));
  expect(navigate).toHaveBeenLastCalledWith("/research?topics=word-alignment&award=yes", {
    replace: false,
  });
  await userEvent.click(table.getByRole("link", { name: "Word Alignment 1 paper" }));
  expect(navigate).toHaveBeenLastCalledWith("/research?award=yes", { replace: false });
});

it("the research page omits values without papers, and links no empty year", () => {
  show("?venues=emnlp");
  expect(screen.queryByRole("checkbox", { name: /^Word Alignment/ })).not.toBeInTheDocument();
  expect(screen.getByRole("checkbox", { name: "ACL 2 papers" })).toBeEnabled();
  const [, ...years] = screen.getAllByRole("columnheader");
  expect(years).toHaveLength(7);
  expect(years.flatMap((year) => within(year).queryAllByRole("link"))).toEqual([
    screen.getByRole("link", { name: "2019 1 paper" }),
  ]);
});

it("the research page counts papers and people, and explains summaries once", () => {
  show();
  expect(screen.getByText(/^3 papers by 2 people, .+ 2019 to .+ 2025\.$/)).toBeVisible();
  expect(screen.getByText("Aligns words.")).toBeVisible();
  expect(screen.getAllByText(/has a short summary/i)).toHaveLength(1);
});

it("without JavaScript a year links down the list, or to its own page above a hundred papers", () => {
  const { unmount } = render(viewAt(""));
  const year = () => screen.getByRole("link", { name: /^2019 / });
  expect(year()).toHaveAttribute("href", "/research?years=2019#papers-2019");
  unmount();
  const many = Array.from({ length: 101 }, (_, index) =>
    aListedPaper({ prettyURL: `p${index}`, year: 2019 }),
  );
  const { rerender } = render(viewAt("", many));
  expect(titles()).toHaveLength(100);
  expect(year()).toHaveAttribute("href", "/research/year/2019");
  // A year's page has the papers of that year only, however few.
  rerender(viewAt("", many.slice(0, 60), 2019));
  expect(titles()).toHaveLength(60);
  expect(year()).toHaveAttribute("href", "/research");
  expect(screen.getByRole("list", { name: "Active filters" })).toHaveClass("scripted");
});

it("the research page shows active filters, each removable, and clears all", async () => {
  show("?search=newer&award=yes");
  const active = within(await screen.findByRole("list", { name: "Active filters" }));
  await userEvent.click(active.getByRole("button", { name: /Remove filter Search newer/ }));
  expect(navigate).toHaveBeenLastCalledWith("/research?award=yes", { replace: false });
  expect(screen.getByRole("heading", { name: "papers" })).toHaveFocus();
  await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
  expect(titles()).toHaveLength(3);
  expect(screen.queryByRole("list", { name: "Active filters" })).not.toBeInTheDocument();
});

it("the research page explains an empty result", async () => {
  show("?search=schutzo&years=2025");
  expect(await screen.findByRole("heading", { name: "No papers found" })).toBeVisible();
  expect(await screen.findByText("No title, author or summary contains “schutzo”.")).toBeVisible();
});

it("the research page offers to drop the filters if only they prevent results", async () => {
  show("?search=older&years=2025");
  await userEvent.click(await screen.findByRole("button", { name: "Without the filters (1)" }));
  expect(navigate).toHaveBeenLastCalledWith("/research?search=older", { replace: false });
  expect(titles()).toEqual(["Older"]);
});

it("the research page keeps the filters behind a button with their number", async () => {
  show("?years=2019&topics=dataset");
  const button = screen.getByRole("button", { name: "Filters (2)" });
  expect(button).toHaveAttribute("aria-expanded", "false");
  await userEvent.click(button);
  expect(button).toHaveAttribute("aria-expanded", "true");
});

it("the research page cites the results, from facts loaded on demand", async () => {
  answering({
    "/research/cited-papers.json": {
      a: citedPaper({ bibkey: "older" }),
      b: citedPaper({ bibkey: "newer" }),
      c: citedPaper({ bibkey: "oldest" }),
    },
  });
  const file = new Promise<Blob>((resolve) => {
    URL.createObjectURL = (blob: Blob) => {
      resolve(blob);
      return "blob:made";
    };
  });
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation();
  show("?years=2019");
  await userEvent.click(screen.getByRole("button", { name: ".bib" }));
  const reader = new FileReader();
  reader.readAsText(await file);
  await waitFor(() => expect(reader.result).toMatch(/@inproceedings\{older,[^]+\{oldest,/));
  expect(reader.result).not.toContain("newer");
});
