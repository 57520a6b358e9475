import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { dialogStore } from "../../../../src/shell/dialogStore";
import { Footer } from "../../../../src/shell/footer/Footer";
import { menuProducts } from "../../../../src/lib/menus";
import { company, products, solutions, shellAnswer } from "../shellFixtures";

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
});

const show = (info: typeof company | null = company) =>
  render(
    <Footer
      siteName="Polysema"
      products={menuProducts(products)}
      solutions={solutions}
      company={info}
    />,
  );

const namesIn = (label: string) =>
  within(screen.getByRole("navigation", { name: label }))
    .getAllByRole("link")
    .map(({ textContent }) => textContent);

afterEach(() => act(() => dialogStore.close()));

describe("the footer's groups", () => {
  test("lists the company's pages in order, the careers by their section (FOOT-02, FOOT-03)", () => {
    show();
    expect(namesIn("Company")).toEqual([
      "About us",
      "Research",
      "Join Us",
      "Terms & Privacy",
      "Cookies",
      "Unsubscribe",
    ]);
    expect(screen.getByRole("link", { name: "Join Us" })).toHaveAttribute(
      "href",
      "/about-us#join-us",
    );
  });

  test("leaves the products out while there are none", () => {
    render(<Footer siteName="Polysema" products={[]} solutions={solutions} company={company} />);
    expect(screen.queryByRole("navigation", { name: "Products" })).toBeNull();
  });

  test("lists the ten products in order (FOOT-05)", () => {
    show();
    expect(namesIn("Products")).toEqual([
      "Vera",
      "WordAtlas",
      "Extraggo",
      "Comprehendo",
      "NLP Pipeline",
      "Emotionary",
      "Semantic Paths",
      "LexTag",
      "TraDeInterpret",
      "myKnowledgeGraph",
    ]);
  });
});

describe("unsubscribing from the footer", () => {
  test("opens the dialog and goes nowhere; it is a link for those without scripts (FOOT-04)", async () => {
    const user = userEvent.setup();
    show();
    const link = screen.getByRole("link", { name: "Unsubscribe" });
    expect(link).toHaveAttribute("href", "/newsletter/unsubscribe");
    await user.click(link);
    expect(dialogStore.current()).toBe("unsubscribe");
    expect(navigate).not.toHaveBeenCalled();
  });
});

describe("the company in the footer", () => {
  test("shows address, numbers and capital (FOOT-06)", () => {
    show();
    expect(screen.getByText(/Via dei Lessici 14, 00184 Rome \(RM\), Italy/)).toBeVisible();
    expect(
      screen.getByText(/VAT IT00000000000.*REA RM-0000000.*Share capital €10,000/),
    ).toBeVisible();
  });

  test("offers the newsletter (FOOT-07)", async () => {
    const user = userEvent.setup();
    show();
    await user.click(screen.getByRole("button", { name: "Sign up!" }));
    expect(dialogStore.current()).toBe("newsletter");
  });

  test("shows two addresses and the telephone with its prefix (FOOT-08, FOOT-09, AMB-04)", () => {
    show();
    expect(screen.getByRole("link", { name: "info@polysema.example" })).toBeVisible();
    expect(screen.getByRole("link", { name: "legal@polysema.example" })).toBeVisible();
    expect(screen.getByRole("link", { name: "+39\u00a006\u00a00000\u00a00000" })).toHaveAttribute(
      "href",
      "tel:+390600000000",
    );
  });

  test("shows the configured social accounts (FOOT-10)", () => {
    show();
    const list = screen.getByRole("list", { name: "Social accounts" });
    expect(
      within(list)
        .getAllByRole("img")
        .map((icon) => icon.getAttribute("aria-label")),
    ).toEqual(["Facebook", "X", "Instagram", "LinkedIn"]);
  });

  test("is left out without a word when its record is missing (FOOT-11)", () => {
    show(null);
    expect(screen.queryByRole("button", { name: "Sign up!" })).not.toBeInTheDocument();
    expect(screen.queryByText(/VAT/)).not.toBeInTheDocument();
    expect(screen.queryByRole("list", { name: "Social accounts" })).not.toBeInTheDocument();
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
    expect(namesIn("Company")).toHaveLength(6);
  });
});

test("the cookie preferences can be called back at any time", async () => {
  const user = userEvent.setup();
  show();
  await user.click(screen.getByRole("button", { name: "Cookie preferences" }));
  expect(dialogStore.current()).toBe("cookies");
});
