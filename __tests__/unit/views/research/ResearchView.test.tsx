import { render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { ResearchView } from "../../../../src/views/research/ResearchView";
import { citedPaper } from "../../lib/citation/citedPaper";
import { aPublication } from "../builders";
import { aResearchPage } from "../pageBuilders";

type ViewPaper = Queries.ResearchViewFragment["allPublication"]["nodes"][number];

const aListedPaper = (over: Partial<ViewPaper>): ViewPaper => ({
  ...aPublication(),
  venueId: "acl",
  note: null,
  ...over,
});

const papers = [
  aListedPaper({
    prettyURL: "b",
    paper: { title: "Newer", url: "https://papers.example/b" },
    publicationYear: 2025,
    categories: ["Dataset", "Word alignment"],
    note: "Draws lines between words.",
    award: "Best Paper",
  }),
  aListedPaper({
    prettyURL: "a",
    paper: { title: "Older", url: "https://papers.example/a" },
    authors: [{ name: "Hinrich Schütze", person: null }],
    publicationYear: 2019,
    venueId: "emnlp",
    categories: ["Dataset"],
  }),
  aListedPaper({
    prettyURL: "c",
    paper: { title: "Oldest", url: "https://papers.example/c" },
    publicationYear: 2019,
  }),
];
const props = {
  researchPage: aResearchPage,
  allPublication: { nodes: papers },
  allAuthor: { nodes: [] },
};

const viewAt = (search: string) => <ResearchView {...props} search={search} />;
/** The view with an address that navigation changes, as the router does. */
const show = (search = "") => {
  const view = render(viewAt(search));
  const goTo = (next: string) => {
    view.rerender(viewAt(next));
  };
  jest.mocked(navigate).mockImplementation((to) => {
    const path = String(to);
    goTo(path.includes("?") ? path.slice(path.indexOf("?")) : "");
  });
  return { ...view, goTo };
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

it("says so in one sentence where no paper is listed yet", () => {
  render(<ResearchView {...props} allPublication={{ nodes: [] }} search="" />);
  expect(screen.getByText("No paper is listed yet.")).toBeVisible();
  expect(screen.queryByRole("searchbox")).toBeNull();
});

beforeEach(() => {
  answering({ "/research/abstracts.json": { c: "a naive summary of senses" } });
});

describe("the research page", () => {
  // First: what is fetched is kept for the rest of the visit, and so of this file.
  it("fetches the abstracts when the search is about to be used, once, and searches them", async () => {
    show();
    expect(fetch).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole("searchbox", { name: /Search titles/ }));
    await userEvent.keyboard("naïve senses");
    expect(
      await screen.findByText("of 3 papers", { exact: false, selector: "p" }),
    ).toHaveTextContent("1 of 3 papers");
    expect(titles()).toEqual(["Oldest"]);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it("lists every paper under its year, newest first, with counts (RES-01)", () => {
    show();
    expect(screen.getAllByRole("heading", { level: 2 }).map((h) => h.textContent)).toEqual([
      "papers",
      "2025 1 paper",
      "2019 2 papers",
      aResearchPage.closing.title,
    ]);
    const older = screen.getByRole("region", { name: "2019 2 papers" });
    expect(within(older).getByRole("link", { name: "Oldest" })).toHaveAttribute(
      "href",
      "/research/publication/c",
    );
    expect(status()).toHaveTextContent("3 papers, 2019 to 2025");
  });

  it("counts papers and people, and says what each paper does", () => {
    show();
    const header = screen.getByRole("heading", { level: 1 }).parentElement;
    expect(header).toHaveTextContent("3 papers by 2 people, August 2019 to August 2025.");
    expect(screen.getByText("Draws lines between words.")).toBeVisible();
  });

  it("is headed by the topic that alone is chosen, with what is left of it", () => {
    show("?topics=word-alignment");
    const heading = screen.getByRole("heading", { level: 1, name: "Word Alignment" });
    expect(heading.parentElement).toHaveTextContent(
      "1 of 3 papers, August 2025. One has an award.",
    );
  });

  it("filters by a year of its header, marks it and takes it back", async () => {
    show();
    const year = () => screen.getByRole("link", { name: /^2019/ });
    await userEvent.click(year());
    expect(navigate).toHaveBeenLastCalledWith("/research?years=2019", { replace: false });
    expect(year()).toHaveAttribute("aria-current", "true");
    expect(year()).toHaveFocus();
    await userEvent.click(year());
    expect(titles()).toHaveLength(3);
  });

  it("without scripts leads from a year to its papers further down", () => {
    show();
    expect(screen.getByRole("link", { name: /^2019/ })).toHaveAttribute(
      "href",
      expect.stringMatching(/#papers-2019$/),
    );
    expect(document.querySelector("#papers-2019")).toBeInTheDocument();
  });

  describe("with a thousand papers", () => {
    const many = Array.from({ length: 1000 }, (_, index) =>
      aListedPaper({
        prettyURL: `paper-${String(index)}`,
        paper: { title: `Paper ${String(index)}`, url: "https://papers.example/one" },
        publicationYear: 2025 - Math.floor(index / 150),
        authors: ["A", "B", "C", String(index)].map((name) => ({ name, person: null })),
      }),
    );
    const viewOf = (year?: number) => (
      <ResearchView {...props} allPublication={{ nodes: many }} search="" year={year} />
    );

    it("lists the newest hundred, more when asked, and leads to a page for each year", async () => {
      render(viewOf());
      expect(titles()).toHaveLength(100);
      const year = screen.getByRole("navigation", { name: "All papers of a year" });
      expect(within(year).getByRole("link", { name: "2019" })).toHaveAttribute(
        "href",
        "/research/year/2019",
      );
      await userEvent.click(screen.getByRole("button", { name: "Show 100 more" }));
      expect(titles()).toHaveLength(200);
      expect(screen.getByRole("link", { name: "Paper 100" })).toHaveFocus();
    });

    it("lists every paper of a year on that year's page", () => {
      render(viewOf(2024));
      expect(titles()).toHaveLength(150);
      expect(screen.getByRole("link", { name: /^2024/, current: true })).toBeVisible();
    });
  });

  it("says that listing a paper claims nothing", () => {
    show();
    expect(screen.getByText(/work of their authors/)).toBeVisible();
  });

  it("filters by a facet, says how many are left and writes the address", async () => {
    show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Dataset 2 papers" }));
    expect(navigate).toHaveBeenCalledWith("/research?topics=dataset", { replace: false });
    expect(titles()).toEqual(["Newer", "Older"]);
    expect(status()).toHaveTextContent("2 of 3 papers");
    await userEvent.click(screen.getByRole("link", { name: "2019 1 paper" }));
    expect(navigate).toHaveBeenLastCalledWith("/research?years=2019&topics=dataset", {
      replace: false,
    });
    expect(titles()).toEqual(["Older"]);
  });

  it("leaves out values that would leave nothing; years without papers lead nowhere", () => {
    show("?venues=emnlp");
    expect(screen.queryByRole("checkbox", { name: /^Word Alignment/ })).not.toBeInTheDocument();
    const years = within(screen.getByRole("list", { name: "Papers by year" }));
    expect(years.getAllByRole("listitem")).toHaveLength(7);
    expect(years.getAllByRole("link").map((link) => link.textContent)).toEqual(["2019 1 paper"]);
    expect(screen.getByRole("checkbox", { name: "ACL 2 papers" })).toBeEnabled();
  });

  it("follows the address: a shared link, Back and Forward", () => {
    const { goTo } = show("?authors=hinrich-schutze");
    expect(titles()).toEqual(["Older"]);
    expect(screen.getByRole("checkbox", { name: "Hinrich Schütze 1 paper" })).toBeChecked();
    goTo("");
    expect(titles()).toHaveLength(3);
    expect(screen.getByRole("checkbox", { name: "Hinrich Schütze 1 paper" })).not.toBeChecked();
  });

  it("shows active filters, each with a way back, and clears all", async () => {
    show("?search=newer&award=yes");
    const active = within(screen.getByRole("list", { name: "Active filters" }));
    await userEvent.click(active.getByRole("button", { name: /Remove filter Search “newer”/ }));
    expect(navigate).toHaveBeenLastCalledWith("/research?award=yes", { replace: false });
    expect(screen.getByRole("heading", { name: "papers" })).toHaveFocus();
    await userEvent.click(screen.getByRole("button", { name: "Clear all" }));
    expect(titles()).toHaveLength(3);
    expect(screen.queryByRole("list", { name: "Active filters" })).not.toBeInTheDocument();
  });

  it("draws the field alone while a word is typed; one word is one step back", async () => {
    show();
    const list = screen.getByRole("region", { name: "2025 1 paper" });
    let changes = 0;
    const observer = new MutationObserver((records) => {
      changes += records.length;
    });
    observer.observe(list.parentElement ?? list, { subtree: true, childList: true });
    const field = screen.getByRole("searchbox", { name: /Search titles/ });
    await userEvent.type(field, "ol");
    expect(navigate).not.toHaveBeenCalled();
    expect(changes).toBe(0);
    observer.disconnect();
    expect(await screen.findByText(/^Search$/)).toBeVisible();
    await userEvent.type(field, "dest");
    expect(
      await screen.findByText("of 3 papers", { exact: false, selector: "p" }),
    ).toHaveTextContent(/1 of|2 of/);
    await userEvent.tab();
    expect(jest.mocked(navigate).mock.calls.at(0)).toEqual([
      "/research?search=ol",
      { replace: false },
    ]);
    expect(jest.mocked(navigate).mock.calls.at(-1)).toEqual([
      "/research?search=oldest",
      { replace: true },
    ]);
  });

  it("where nothing is found it says why and offers the nearest search with its count", async () => {
    show("?search=schutzo&years=2025");
    expect(screen.getByRole("heading", { name: "No paper has all two" })).toBeVisible();
    await userEvent.click(await screen.findByRole("button", { name: "Search for “schutze” (1)" }));
    expect(titles()).toEqual(["Older"]);
  });

  it("where a filter is in the way it offers to leave it out, and says what is then found", async () => {
    show("?search=older&years=2025");
    expect(screen.getByRole("button", { name: /^without “older” 1 paper/ })).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: /^without 2025 1 paper/ }));
    expect(navigate).toHaveBeenLastCalledWith("/research?search=older", { replace: false });
    expect(titles()).toEqual(["Older"]);
  });

  it("keeps the filters behind a button with their number", async () => {
    show("?years=2019&topics=dataset");
    const button = screen.getByRole("button", { name: "Filters (2)" });
    expect(button).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button);
    expect(button).toHaveAttribute("aria-expanded", "true");
  });

  it("cites what is found, from facts fetched when asked for", async () => {
    answering({
      "/research/cited-papers.json": {
        a: citedPaper({ bibkey: "older" }),
        b: citedPaper({ bibkey: "newer" }),
        c: citedPaper({ bibkey: "oldest" }),
      },
    });
    show("?years=2019");
    await userEvent.click(screen.getByRole("button", { name: "Cite these 2" }));
    const panel = await screen.findByText(/@inproceedings\{older/);
    expect(panel).toHaveTextContent(/@inproceedings\{oldest/);
    expect(panel).not.toHaveTextContent("newer");
  });
});
