import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { axe } from "jest-axe";
import { toNewsCard } from "../../../../src/blocks/fragments";
import { NewsListView } from "../../../../src/views/news/NewsListView";
import { aNewsCard } from "../builders";

const TYPES = ["press release", "product upgrade", "research and publications", "case study"];
const number = (index: number) => String(index + 1).padStart(2, "0");
const nodes = Array.from({ length: 30 }, (_, index) => {
  const jsonId = `news-${number(index)}`;
  const base = aNewsCard({ jsonId, type: TYPES[index % 4] ?? "" });
  return { ...base, preview: { ...base.preview, title: `Article ${number(index)}` } };
});
nodes[7] = { ...aNewsCard({ jsonId: "accents", type: "press release" }) };
nodes[7].preview = { ...nodes[7].preview, title: "Fernández-Castro’s café" };

nodes[8] = aNewsCard({ jsonId: "entities", type: "press release" });
nodes[8].preview = { ...nodes[8].preview, title: "Article 09", contentHtml: "<p>R&amp;D</p>" };

const cards = nodes.map(toNewsCard);
const load = jest.fn(() => Promise.resolve(cards));
beforeEach(() => load.mockResolvedValue(cards));

const view = (search: string) => (
  <NewsListView
    newsPage={{ title: "News", lead: "Six at a time." }}
    allArticle={{ nodes: nodes.slice(0, 6), totalCount: nodes.length }}
    articleLinks={{ nodes }}
    newsTypes={{ distinct: [...TYPES].sort() }}
    search={search}
    load={load}
  />
);
const titles = () => screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent);
/** Lets what was fetched arrive. */
const arrive = () => act(() => Promise.resolve());
/** Keeps the cards back until they are let go. */
const hold = () => {
  const answers: ((articles: typeof cards) => void)[] = [];
  load.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
  return () =>
    act(async () => {
      for (const answer of answers) answer(cards);
      await Promise.resolve();
    });
};
const show = async (search = "") => {
  const result = render(view(search));
  await arrive();
  /** What the router does after a navigation: the view is drawn with the new query. */
  const follow = async () => {
    const [address] = jest.mocked(navigate).mock.lastCall ?? [];
    result.rerender(view(new URL(String(address), "https://site.example").search));
    await arrive();
    return address;
  };
  return { ...result, follow };
};

describe("the news list", () => {
  it("shows six articles, with the number of all announced (NEWS-01)", async () => {
    await show();
    expect(titles()).toHaveLength(6);
    expect(screen.getByRole("status")).toHaveTextContent("30 articles, page 1 of 5");
  });

  it.each([
    ["R%26D", ["Article 09"]],
    ["amp", []],
  ])("searches the words that are read, not the signs of HTML: %s", async (search, found) => {
    await show(`?search=${search}`);
    expect(screen.queryAllByText("Article 09").map((h) => h.textContent)).toEqual(found);
  });

  it("says so in one sentence where no article is out yet", () => {
    render(
      <NewsListView
        newsPage={{ title: "News", lead: "Six at a time." }}
        allArticle={{ nodes: [], totalCount: 0 }}
        articleLinks={{ nodes: [] }}
        newsTypes={{ distinct: [] }}
        search=""
        load={load}
      />,
    );
    expect(screen.getByText("No article has been published yet.")).toBeVisible();
    expect(screen.queryByRole("search")).toBeNull();
  });

  it("offers the types that occur, in the specification's order (NEWS-02, NEWS-03)", async () => {
    await show();
    const types = within(screen.getByRole("group", { name: "Filter by type" }));
    expect(types.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "Press release",
      "Product upgrade",
      "Research and publications",
      "Case study",
    ]);
  });

  it("restores page, search and types from the address (NEWS-10, RT-16)", async () => {
    await show("?offset=6&types=press-release,case-study");
    expect(screen.getByRole("status")).toHaveTextContent("page 2 of 3");
    expect(screen.getByRole("button", { name: "Press release" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    expect(screen.getByRole("button", { name: "Product upgrade" })).toHaveAttribute(
      "aria-pressed",
      "false",
    );
  });

  it("joins types in one parameter and begins at the first page (RT-17, RT-18)", async () => {
    const { follow } = await show("?offset=12");
    await userEvent.click(screen.getByRole("button", { name: "Press release" }));
    expect(await follow()).toBe("/article/list?offset=0&types=press-release");
    await userEvent.click(screen.getByRole("button", { name: "Case study" }));
    expect(await follow()).toBe("/article/list?offset=0&types=press-release,case-study");
    await userEvent.click(screen.getByRole("button", { name: "Press release" }));
    await userEvent.click(screen.getByRole("button", { name: "Press release", pressed: true }));
    expect(await follow()).toBe("/article/list?offset=0&types=case-study");
  });

  it("finds words whatever their accents, case and quotes, as they are typed (NEWS-02)", async () => {
    const { follow } = await show();
    await userEvent.type(
      screen.getByRole("searchbox", { name: "Search the news" }),
      "CAFE fernandez-castro's{Enter}",
    );
    expect(await follow()).toBe("/article/list?offset=0&search=CAFE%20fernandez-castro's");
    expect(titles()).toEqual(["Fernández-Castro’s café"]);
    expect(screen.getByRole("status")).toHaveTextContent("1 article");
  });

  it("puts a typed word into the address after a pause, as one step of the history", async () => {
    jest.useFakeTimers();
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime.bind(jest) });
    const { follow } = await show();
    const field = screen.getByRole("searchbox");
    await user.type(field, "art");
    expect(navigate).not.toHaveBeenCalled();
    act(() => jest.advanceTimersByTime(200));
    expect(navigate).toHaveBeenLastCalledWith("/article/list?offset=0&search=art", {
      replace: false,
    });
    await follow();
    await user.type(field, "icle");
    act(() => jest.advanceTimersByTime(200));
    expect(navigate).toHaveBeenLastCalledWith("/article/list?offset=0&search=article", {
      replace: true,
    });
    jest.useRealTimers();
  });

  it("keeps the word that is being typed when a type is pressed", async () => {
    const { follow } = await show();
    await userEvent.type(screen.getByRole("searchbox"), "article");
    await userEvent.click(screen.getByRole("button", { name: "Case study" }));
    expect(await follow()).toBe("/article/list?offset=0&search=article&types=case-study");
  });

  it("has real links to its pages, and moves the focus to the list when one is followed", async () => {
    const { follow } = await show();
    const pages = within(screen.getByRole("navigation", { name: "Pages" }));
    expect(pages.getByRole("link", { name: "Page 3" })).toHaveAttribute(
      "href",
      "/article/list?offset=12",
    );
    await userEvent.click(pages.getByRole("link", { name: "Page 3" }));
    expect(await follow()).toBe("/article/list?offset=12");
    expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
    expect(screen.getByRole("status")).toHaveTextContent("page 3 of 5");
  });

  it("tells a word that is in none of the types chosen from one that is nowhere", async () => {
    const { follow } = await show("?search=minerva&types=case-study");
    expect(screen.getByText("No article of these types matches “minerva”.")).toBeVisible();
    await userEvent.click(screen.getByRole("button", { name: "Search in all types" }));
    expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
    expect(await follow()).toBe("/article/list?offset=0&search=minerva");
    expect(screen.queryByRole("button", { name: "Search in all types" })).not.toBeInTheDocument();
  });

  it("says when nothing is found, and offers all articles again", async () => {
    const { follow } = await show("?search=zeugma");
    expect(screen.getByRole("heading", { name: "Nothing under that word" })).toBeVisible();
    expect(screen.getByRole("status")).toHaveTextContent("0 articles");
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Clear search and types" }));
    expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
    expect(await follow()).toBe("/article/list");
    expect(titles()).toHaveLength(6);
  });

  it.each([
    ["search", () => screen.getByRole("searchbox")],
    ["types", () => screen.getByRole("button", { name: "Case study" })],
    ["pages", () => screen.getByRole("link", { name: "Page 3" })],
  ])("asks for the other cards when the focus comes to the %s", async (_part, control) => {
    await show();
    act(() => control().focus());
    expect(load).toHaveBeenCalledTimes(1);
  });

  it("says that the articles are on their way, and shows none that were not asked for", async () => {
    const letGo = hold();
    const { container } = await show("?types=case-study");
    expect(screen.getByRole("status")).toHaveTextContent("the articles are on their way");
    expect(screen.getByText("Article 01").closest(".unanswered")).not.toBeNull();
    expect(screen.queryByRole("navigation", { name: "Pages" })).not.toBeInTheDocument();
    await letGo();
    expect(screen.getByRole("status")).toHaveTextContent("6 articles");
    expect(titles()[0]).toBe("Article 04");
    expect(container.querySelector(".unanswered")).toBeNull();
  });

  it("answers the address as it is when the articles come, not as it was when they were asked for", async () => {
    const letGo = hold();
    const { rerender } = await show("?offset=6");
    rerender(view("?offset=12"));
    await letGo();
    expect(titles()[0]).toBe("Article 13");
    rerender(view(""));
    expect(titles()[0]).toBe("Article 01");
  });

  it("says calmly that the articles did not arrive, and tries again", async () => {
    load.mockRejectedValue(new Error("offline"));
    const { container } = await show("?offset=6");
    expect(screen.getByRole("alert")).toHaveTextContent("Check your connection");
    expect(screen.queryByText("Article 01")).not.toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Page 1" })).toHaveAttribute("href", "/article/list");
    expect(await axe(container)).toHaveNoViolations();

    load.mockResolvedValue(cards);
    await userEvent.click(screen.getByRole("button", { name: "Try again" }));
    await arrive();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(titles()[0]).toBe("Article 07");
    expect(screen.getByRole("heading", { level: 2, name: "Articles" })).toHaveFocus();
  });

  it("shows the first page whatever became of the other cards, and then asks anew", async () => {
    load.mockRejectedValue(new Error("offline"));
    const { follow, rerender } = await show("?offset=0&types=case-study");
    await userEvent.click(screen.getByRole("button", { name: "Clear search and types" }));
    expect(await follow()).toBe("/article/list");
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(titles()).toHaveLength(6);
    load.mockReturnValue(new Promise(() => undefined));
    rerender(view("?offset=6"));
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(screen.getByRole("status")).toHaveTextContent("the articles are on their way");
  });
});
