import { act, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { prepareSearch, type SearchIndex } from "../../../../src/lib/search/searchPages";
import { loadMenus } from "../../../../src/shell/topBar/loadMenus";
import { SearchDialog } from "../../../../src/shell/search/SearchDialog";
import { searchFile } from "../../lib/search/searchFixtures";
import { menus } from "../shellFixtures";
import { expectLink } from "../../../support/queries";

jest.mock("../../../../src/shell/topBar/loadMenus");

let index: SearchIndex;
beforeAll(async () => {
  index = await prepareSearch(searchFile);
});

const openSearch = async (load: () => Promise<SearchIndex> = () => Promise.resolve(index)) => {
  const onClose = jest.fn();
  const view = render(<SearchDialog onClose={onClose} load={load} />);
  await act(() => Promise.resolve());
  return { ...view, onClose, user: userEvent.setup() };
};
const field = () => screen.getByRole("combobox", { name: "Search the site" });

beforeEach(() => {
  jest.mocked(loadMenus).mockResolvedValue(menus);
});

it("the opened search offers the four solutions", async () => {
  await openSearch();
  const start = screen.getByRole("navigation", { name: "Start here" });
  expect(within(start).getAllByRole("link")).toHaveLength(4);
});

it("results are announced and grouped by kind, with at most three each", async () => {
  const { user } = await openSearch();
  await user.type(field(), "sense");
  expect(screen.getByRole("status")).toHaveTextContent("7 results for “sense”");
  const groups = screen.getAllByRole("group");
  expect(groups.map((group) => within(group).getAllByRole("option").length)).toEqual([1, 1, 4, 1]);
  expect(screen.getByRole("group", { name: "Papers" })).toBeVisible();
  expect(screen.getByRole("option", { name: "All 4 papers" })).toHaveAttribute(
    "href",
    "/research?search=sense",
  );
});

it("results follow the chosen interpretation, which is explained", async () => {
  const { user } = await openSearch();
  await user.type(field(), "comprehendo");
  expect(screen.getByRole("radio", { name: "“comprehendo” as typed" })).toBeChecked();
  await user.click(screen.getByRole("radio", { name: "concepts, from Latin" }));
  expect(screen.getByRole("status")).toHaveTextContent(
    "We read “comprehendo” as “concepts”: the pages are in English. 1 result",
  );
  expect(screen.getByRole("option", { name: /WordAtlas/ })).toBeVisible();
});

it("a question for a number is answered above the results, and omitted words are listed", async () => {
  const { user } = await openSearch();
  await user.type(field(), "how many languages, hydroponics");
  const status = screen.getByRole("status");
  expect(within(status).getByRole("term")).toHaveTextContent("600 languages");
  expect(within(status).getByRole("link")).toHaveAttribute("href", "/product/wordatlas");
  expect(status).toHaveTextContent("so we left out “hydroponics”. 2 results");
  await user.type(field(), " sennse");
  expect(status).not.toHaveTextContent("as typed");
});

it("a click opens a result; a click for a new tab keeps the search open", async () => {
  const { user, onClose } = await openSearch();
  await user.type(field(), "wordatlas");
  const option = screen.getByRole("option", { name: /WordAtlas/ });
  option.addEventListener("click", (event) => event.preventDefault(), { once: true });
  fireEvent.click(option, { ctrlKey: true });
  expect(onClose).not.toHaveBeenCalled();
  await user.click(option);
  expect(navigate).toHaveBeenCalledWith("/product/wordatlas");
  expect(onClose).toHaveBeenCalledTimes(1);
});

it("all results are shown in place if the explorer ranks them differently", async () => {
  const { user } = await openSearch();
  await user.type(field(), "sense hydroponics");
  await user.click(screen.getByRole("option", { name: "All 4 papers" }));
  expect(navigate).not.toHaveBeenCalled();
  expect(within(screen.getByRole("group", { name: "Papers" })).getAllByRole("option")).toHaveLength(
    4,
  );
  expect(field()).toHaveFocus();
});

it("Enter in an input method opens no result", async () => {
  const { user } = await openSearch();
  await user.type(field(), "wordatlas");
  fireEvent.keyDown(field(), { key: "Enter", isComposing: true });
  expect(navigate).not.toHaveBeenCalled();
});

it("a search without results reports that and offers two alternatives", async () => {
  const { user } = await openSearch();
  await user.type(field(), "hydroponics");
  expect(screen.getByRole("status")).toHaveTextContent("No results for “hydroponics”");
  expect(screen.getByRole("heading", { name: "Nothing found for “hydroponics”" })).toBeVisible();
  expectLink("Browse the papers", "/research");
  expectLink("Ask a person", "/contacts");
  expect(field()).toHaveFocus();
});

it("the index loads when the search opens; until then a search is pending", async () => {
  let arrive: (value: SearchIndex) => void = () => undefined;
  const arrival = new Promise<SearchIndex>((resolve) => {
    arrive = resolve;
  });
  const load = jest.fn(() => arrival);
  const { user } = await openSearch(load);
  expect(load).toHaveBeenCalledTimes(1);
  await user.type(field(), "wordatlas{Enter}");
  expect(screen.getByRole("status")).toHaveTextContent("the search is loading");
  await act(async () => {
    arrive(index);
    await arrival;
  });
  expect(screen.getByRole("status")).toHaveTextContent("1 result for “wordatlas”");
});

it("the index loads again on request after a failure", async () => {
  const load = jest.fn(() => Promise.resolve(index)).mockRejectedValueOnce(new Error("offline"));
  const { user } = await openSearch(load);
  await user.type(field(), "wordatlas");
  expect(screen.getByRole("alert")).toHaveTextContent("couldn’t load");
  expectLink("Ask a person", "/contacts");
  await user.click(screen.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(screen.getByRole("option", { name: /WordAtlas/ })).toBeVisible());
  expect(load).toHaveBeenCalledTimes(2);
});
