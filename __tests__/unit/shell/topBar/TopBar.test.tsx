import { act, fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import type { ComponentProps } from "react";
import { dialogStore } from "../../../../src/shell/dialogStore";
import { loadMenus } from "../../../../src/shell/topBar/loadMenus";
import type { Menus } from "../../../../src/lib/menus";
import { TopBar } from "../../../../src/shell/topBar/TopBar";
import { setMatchingMedia } from "../../../support/dom";
import { menus as loaded, shellAnswer } from "../shellFixtures";
import { expectLink, textsOf } from "../../../support/queries";

jest.mock("../../../../src/shell/topBar/loadMenus");

const bar = (props: Partial<ComponentProps<typeof TopBar>> = {}) => (
  <TopBar pathname="/" {...props} />
);

/** The bar's button; the mobile panel repeats some names. */
const menuButton = (name: string) => {
  const [button] = screen.getAllByRole("button", { name });
  if (button === undefined) throw new Error(`No button ${name}`);
  return button;
};
const show = (view = bar()) => {
  render(view);
  return userEvent.setup();
};
const isOpen = (name: string) => menuButton(name).getAttribute("aria-expanded") === "true";
const menus = ["Solutions", "Products", "API & Demos", "Open menu"];
const openMenus = () => menus.filter(isOpen);

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
  jest.mocked(loadMenus).mockResolvedValue(loaded);
});

afterEach(() => act(() => dialogStore.close()));

test("the bar's entries are in the specified order with their links (TOP-02, TOP-03, TOP-04)", () => {
  render(bar());
  const nav = screen.getByRole("navigation", { name: "Main" });
  const [list] = within(nav).getAllByRole("list");
  const entries = [...(list?.children ?? [])].map((item) => item.firstElementChild?.textContent);
  expect(entries.map((text) => text?.trim())).toEqual([
    "Solutions",
    "Products",
    "Research",
    "About",
    "News",
    "API & Demos",
  ]);
  for (const [name, path] of [
    ["Polysema, home page", "/"],
    ["Research", "/research"],
    ["About", "/about-us"],
    ["News", "/article/list"],
    ["Contact us", "/contacts"],
  ] as const) {
    expectLink(name, path);
  }
});

test("the bar's entries are omitted without a record (TOP-26)", () => {
  jest
    .mocked(useStaticQuery)
    .mockReturnValue(shellAnswer({ allSolution: { nodes: [] }, menuProducts: [] }));
  render(bar());
  expect(screen.queryByRole("button", { name: "Solutions" })).not.toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Products" })).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Research" })).toBeVisible();
  expect(menuButton("API & Demos")).toBeVisible();
});

test("the menus are initially collapsed, open one at a time including the mobile panel, and close on a second press (TOP-07, TOP-10, TOP-11)", async () => {
  const user = show();
  expect(openMenus()).toEqual([]);
  for (const name of ["Solutions", "Products", "API & Demos"]) {
    await user.click(menuButton(name));
    expect(openMenus()).toEqual([name]);
  }
  await user.click(menuButton("Open menu"));
  expect(openMenus()).toEqual(["Open menu"]);
  fireEvent.click(menuButton("Products"));
  expect(openMenus()).toEqual(["Products"]);
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(await screen.findByRole("link", { name: /^Vera/ })).toBeVisible();
  await user.click(menuButton("Products"));
  expect(openMenus()).toEqual([]);
});

test("the menus close on Escape and restore the focus (TOP-08)", async () => {
  const user = show();
  await user.click(menuButton("Products"));
  const vera = await screen.findByRole("link", { name: /^Vera/ });
  await user.tab();
  expect(vera).toHaveFocus();
  await user.keyboard("{Escape}");
  expect(openMenus()).toEqual([]);
  expect(menuButton("Products")).toHaveFocus();
});

test("the menus close on a click outside (TOP-09)", async () => {
  const user = show(
    <>
      {bar()}
      <main>Elsewhere</main>
    </>,
  );
  await user.click(menuButton("API & Demos"));
  await user.click(screen.getByText("Elsewhere"));
  expect(openMenus()).toEqual([]);
});

test("the menus close when the window becomes narrow", async () => {
  act(() => setMatchingMedia("(min-width: 62em)"));
  const user = show();
  await user.click(menuButton("Products"));
  act(() => setMatchingMedia());
  expect(openMenus()).toEqual([]);
});

test("the menus close on navigation, to another page or section", async () => {
  const user = userEvent.setup();
  const { rerender } = render(bar());
  await user.click(menuButton("Solutions"));
  rerender(bar({ visit: "second" }));
  expect(openMenus()).toEqual([]);
  await user.click(menuButton("Solutions"));
  rerender(bar({ pathname: "/research" }));
  expect(openMenus()).toEqual([]);
});

test("the solutions' panel shows each solution with title, description, fragment links, products and a link (TOP-05, TOP-17)", async () => {
  const user = show();
  await user.click(menuButton("Solutions"));
  expect(await screen.findByRole("link", { name: "Text analytics" })).toHaveAttribute(
    "href",
    "/solution/text-analytics",
  );
  expect(screen.getByText("What Text analytics is about.")).toBeVisible();
  expectLink("Second part of Text analytics", "/solution/text-analytics#second");
  const own = screen.getByRole("list", { name: "Products for text analytics" });
  expect(textsOf("link", {}, within(own))).toEqual(["Comprehendo", "LexTag"]);
  expect(screen.getAllByRole("link", { name: /^More about/ })).toHaveLength(4);
});

test("the products' panel links the ten products without reference products, in order (TOP-06, TOP-19, TOP-22)", async () => {
  const user = show();
  await user.click(menuButton("Products"));
  await screen.findByRole("link", { name: /^Vera/ });
  const links = screen
    .getAllByRole("link")
    .filter((link) => link.getAttribute("href")?.startsWith("/product/"));
  expect(links).toHaveLength(10);
  expect(links[0]).toHaveAttribute("href", "/product/vera");
  expect(screen.queryByRole("link", { name: /Minerva/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole("link", { name: /^LexTag/ }));
  expect(navigate).toHaveBeenCalledWith("/product/lextag");
});

test("the API panel has two cards, each in a new tab (TOP-23, TOP-24)", async () => {
  const user = show();
  await user.click(menuButton("API & Demos"));
  const consoleCard = await screen.findByRole("link", {
    name: /^APIs Console .*opens in a new tab$/,
  });
  expect(consoleCard).toHaveAttribute("href", "https://console.polysema.example");
  expect(consoleCard).toHaveAttribute("target", "_blank");
  expect(consoleCard).toHaveTextContent(/Register for a free key or purchase one/);
  const demos = screen.getByRole("link", { name: /^Live demos/ });
  expect(demos).toHaveAttribute("href", "https://demo.polysema.example");
  expect(demos).toHaveAttribute("target", "_blank");
});

test("menus are prefetched when a button is hovered, not before", async () => {
  const user = show();
  expect(loadMenus).not.toHaveBeenCalled();
  await user.hover(menuButton("Products"));
  expect(loadMenus).toHaveBeenCalled();
});

test("menus show placeholders while they load (TOP-25)", async () => {
  const user = userEvent.setup();
  let answer: (menus: Menus) => void = () => undefined;
  jest.mocked(loadMenus).mockReturnValue(
    new Promise((resolve) => {
      answer = resolve;
    }),
  );
  render(bar());
  await user.click(menuButton("Products"));
  expect(await screen.findByText("The menu is loading")).toBeInTheDocument();
  await act(() => {
    answer(loaded);
    return Promise.resolve();
  });
  expect(screen.queryByText("The menu is loading")).not.toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^Vera/ })).toBeVisible();
});

test("menus that failed to load are empty, with a message and a retry; everything else works (TOP-26, ERR-06)", async () => {
  const user = userEvent.setup();
  jest.mocked(loadMenus).mockRejectedValue(new Error("offline"));
  render(bar());
  await user.click(menuButton("Products"));
  expect(await screen.findByRole("alert")).toHaveTextContent("The menu couldn’t be loaded");
  expect(screen.queryByText("The menu is loading")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /^Vera/ })).not.toBeInTheDocument();
  await user.click(menuButton("API & Demos"));
  expect(await screen.findByRole("link", { name: /^Live demos/ })).toBeVisible();

  await user.click(menuButton("Products"));
  jest.mocked(loadMenus).mockResolvedValue(loaded);
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("link", { name: /^Vera/ })).toBeVisible();
  expect(openMenus()).toEqual(["Products"]);
  await user.tab();
  expect(screen.getByRole("link", { name: /^Vera/ })).toHaveFocus();
});

const openPanel = async () => {
  const user = show();
  await user.click(menuButton("Open menu"));
  return { user, panel: within(await screen.findByRole("dialog", { name: "Menu" })) };
};

test("the mobile panel shows one submenu at a time (TOP-07)", async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Solutions" }));
  await user.click(panel.getByRole("button", { name: "Products" }));
  expect(panel.getByRole("button", { name: "Solutions" })).toHaveAttribute(
    "aria-expanded",
    "false",
  );
  expect(await panel.findByRole("link", { name: /^LexTag/ })).toBeVisible();
});

test("the mobile panel closes by its button and by Escape, and restores the focus (TOP-08)", async () => {
  const { user, panel } = await openPanel();
  await user.click(panel.getByRole("button", { name: "Close menu" }));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
  expect(menuButton("Open menu")).toHaveFocus();
  await user.click(menuButton("Open menu"));
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});

test("the mobile panel closes when the window becomes wide (TOP-11)", async () => {
  await openPanel();
  act(() => setMatchingMedia("(min-width: 62em)"));
  expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
});
