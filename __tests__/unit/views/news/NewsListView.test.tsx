import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { axe } from "jest-axe";
import NewsListPage from "../../../../src/pages/article/list";
import { fileOf, pageWith } from "../../lib/search/searchFixtures";
import { aNewsCard } from "../builders";
import { expectLink, textsOf } from "../../../support/queries";

const TYPES = ["press release", "product upgrade", "research and publications", "case study"];
const types = TYPES.map((name) => ({ name }));
const number = (index: number) => String(index + 1).padStart(2, "0");
const nodes = Array.from({ length: 30 }, (_, index) => {
  const jsonId = `news-${number(index)}`;
  const base = aNewsCard({ jsonId, type: TYPES[index % 4] ?? "" });
  const action = base.preview.action && { ...base.preview.action, url: "/try" };
  return { ...base, preview: { ...base.preview, title: `Article ${number(index)}`, action } };
});
nodes[7] = { ...aNewsCard({ jsonId: "accents", type: "press release" }) };
nodes[7].preview = { ...nodes[7].preview, title: "Fernández-Castro’s café" };
nodes[8] = aNewsCard({ jsonId: "entities", type: "press release" });
nodes[8].preview = { ...nodes[8].preview, title: "Article 09", contentHtml: "<p>R&amp;D</p>" };

const view = (search: string, rows = nodes) => (
  <NewsListPage
    data={{
      newsPage: { title: "News", lead: "Six at a time.", types },
      allArticle: { nodes: rows },
      metadata: null,
    }}
    location={{ search }}
    pageContext={{}}
  />
);
beforeEach(() => {
  const page = pageWith({ kind: "news", path: "/article/news-30", text: "Told by its page only." });
  jest
    .spyOn(global, "fetch")
    .mockImplementation(() => Promise.resolve(Response.json(fileOf(page))));
});

const titles = () => textsOf("heading", { level: 3 });
const show = (search = "") => {
  const result = render(view(search));
  const follow = () => {
    const [address] = jest.mocked(navigate).mock.lastCall ?? [];
    result.rerender(view(new URL(String(address), "https://site.example").search));
    return address;
  };
  return { ...result, follow };
};

it("shows six articles and announces the number of all (NEWS-01)", () => {
  show();
  expect(titles()).toHaveLength(6);
  expect(screen.getByRole("status")).toHaveTextContent("30 articles (page 1 of 5)");
});

it.each([
  ["R%26D", "1 article"],
  ["amp", "0 articles"],
])("searches plain text, not HTML syntax: %s", async (search, found) => {
  show(`?search=${search}`);
  expect(screen.getByRole("status")).toHaveTextContent("the search is loading");
  await waitFor(() => expect(screen.getByRole("status")).toHaveTextContent(found));
});

it("searches the text of articles' pages, and explains the interpretation", async () => {
  show("?search=pagge%20only");
  expect(await screen.findByRole("link", { name: "Article 30" })).toBeVisible();
  await waitFor(() => expect(titles()).toEqual(["Article 30"]));
  expect(screen.getByRole("status")).toHaveTextContent(
    "1 article. Nothing matches “pagge only” exactly. These results match similar words.",
  );
});

it("shows title, text, picture and link of each article; shorter notices are listed and counted apart (NEWS-04, NEWS-11, AMB-30, PAG-05)", async () => {
  const note = (jsonId: string) => {
    const row = aNewsCard({ jsonId, datePublished: "2026-02-05" });
    return { ...row, preview: { ...row.preview, action: null } };
  };
  const entries = Array.from({ length: 6 }, (_, index) => aNewsCard({ jsonId: number(index) }));
  const { container } = render(view("", [note("first-note"), ...entries, note("last-note")]));
  expect(screen.getByRole("status")).toHaveTextContent("6 articles and 2 shorter notices");
  const notes = within(screen.getByRole("region", { name: /^Also/ }));
  expect(notes.getAllByText("5 February 2026")).toHaveLength(2);
  expect(notes.queryByRole("link")).toBeNull();
  const [first] = screen.getAllByRole("listitem");
  expect(first).toHaveTextContent("What happened.");
  expect(first).toHaveTextContent("12 March 2025 Press release");
  expect(first).toHaveTextContent("Find out more");
  expect(first?.querySelector("img")?.src).toMatch("01");
  const entry = first && within(first).getByRole("link", { name: "The article 01" });
  expect(entry).toHaveAttribute("href", "/article/01");
  expect(screen.getAllByText("Find out more")).toHaveLength(6);
  expect(screen.queryByRole("navigation")).toBeNull();
  expect(await axe(container)).toHaveNoViolations();
});

it("finds short news without any article", () => {
  const row = aNewsCard({ type: "case study" });
  const note = { ...row, preview: { ...row.preview, action: null } };
  render(view("?types=case-study", [aNewsCard(), note]));
  expect(screen.getByRole("region", { name: /^Also/ })).toHaveTextContent("Case study");
  expect(screen.queryByText("Nothing found")).toBeNull();
});

it("reports in one sentence that there is no article yet", () => {
  render(view("", []));
  expect(screen.getByText("We haven’t published any news yet.")).toBeVisible();
  expect(screen.queryByRole("search")).toBeNull();
});

it("offers the occurring types in the specified order (NEWS-02, NEWS-03)", () => {
  show();
  const types = within(screen.getByRole("group", { name: "Filter by type" }));
  expect(textsOf("button", {}, types)).toEqual([
    "Press release",
    "Product upgrade",
    "Research and publications",
    "Case study",
  ]);
});

it("joins types in one parameter and starts at the first page (RT-17, RT-18)", async () => {
  const { follow } = show("?offset=12");
  await userEvent.click(screen.getByRole("button", { name: "Press release" }));
  expect(follow()).toBe("/article/list?offset=0&types=press-release");
  await userEvent.click(screen.getByRole("button", { name: "Case study" }));
  expect(follow()).toBe("/article/list?offset=0&types=press-release,case-study");
  await userEvent.click(screen.getByRole("button", { name: "Press release" }));
  await userEvent.click(screen.getByRole("button", { name: "Press release", pressed: true }));
  expect(follow()).toBe("/article/list?offset=0&types=case-study");
});

it("finds words despite accents, case and quotes, while typing (NEWS-02)", async () => {
  const { follow } = show();
  await userEvent.type(
    screen.getByRole("searchbox", { name: "Search the news" }),
    "CAFE fernandez-castro's{Enter}",
  );
  expect(follow()).toBe("/article/list?offset=0&search=CAFE%20fernandez-castro's");
  await waitFor(() => expect(titles()).toEqual(["Fernández-Castro’s café"]));
  expect(screen.getByRole("status")).toHaveTextContent("1 article");
});

it("puts a typed word into the address after a pause, as one history entry", async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
  const { follow } = show();
  const field = screen.getByRole("searchbox");
  await user.type(field, "art");
  expect(navigate).not.toHaveBeenCalled();
  act(() => jest.advanceTimersByTime(200));
  expect(navigate).toHaveBeenLastCalledWith("/article/list?offset=0&search=art", {
    replace: false,
  });
  follow();
  await user.type(field, "icle");
  act(() => jest.advanceTimersByTime(200));
  expect(navigate).toHaveBeenLastCalledWith("/article/list?offset=0&search=article", {
    replace: true,
  });
  jest.useRealTimers();
});

it("keeps a half-typed word when a type is pressed", async () => {
  const { follow } = show();
  await userEvent.type(screen.getByRole("searchbox"), "article");
  await userEvent.click(screen.getByRole("button", { name: "Case study" }));
  expect(follow()).toBe("/article/list?offset=0&search=article&types=case-study");
});

it("has real links to its pages, and moves the focus to the list", async () => {
  const { follow } = show();
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expectLink("Page 3", "/article/list?offset=12", pages);
  await userEvent.click(pages.getByRole("link", { name: "Page 3" }));
  expect(follow()).toBe("/article/list?offset=12");
  expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
  expect(screen.getByRole("status")).toHaveTextContent("page 3 of 5");
});

it("distinguishes a word that is in none of the selected types from one without results", async () => {
  const { follow } = show("?search=minerva&types=case-study");
  expect(await screen.findByText(/^Nothing of these types matches/)).toBeVisible();
  await userEvent.click(screen.getByRole("button", { name: "Search in all types" }));
  expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
  expect(follow()).toBe("/article/list?offset=0&search=minerva");
  expect(screen.queryByRole("button", { name: "Search in all types" })).not.toBeInTheDocument();
});

it("reports an empty result, and offers all articles again", async () => {
  const { follow } = show("?search=zeugma");
  expect(await screen.findByRole("heading", { name: "Nothing found" })).toBeVisible();
  expect(screen.getByRole("status")).toHaveTextContent("0 articles");
  expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole("button", { name: "Clear search and types" }));
  expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
  expect(follow()).toBe("/article/list");
  expect(titles()).toHaveLength(6);
});
