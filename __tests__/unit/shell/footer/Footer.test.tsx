import { act, render, renderHook, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate, useStaticQuery } from "gatsby";
import { dialogStore, useOpenDialog } from "../../../../src/shell/dialogStore";
import { Footer } from "../../../../src/shell/footer/Footer";
import { products, solutions, shellAnswer } from "../shellFixtures";
import { expectLink, textsOf } from "../../../support/queries";

const show = (parts: Partial<Queries.SiteDataQuery> = {}) => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer(parts));
  return render(<Footer />);
};

const namesIn = (label: string) =>
  textsOf("link", {}, within(screen.getByRole("navigation", { name: label })));

afterEach(() => act(() => dialogStore.close()));

test("the footer lists the company's pages in order, and careers by their section (FOOT-02, FOOT-03)", () => {
  show();
  expect(namesIn("Company")).toEqual([
    "About us",
    "Research",
    "Join Us",
    "Terms & Privacy",
    "Cookies",
    "Unsubscribe",
  ]);
  const careers = screen.getByRole("link", { name: "Join Us" });
  expect(careers).toHaveAttribute("href", "/about-us#join-us");
});

test("the footer lists the solutions and a contact link", () => {
  show();
  expect(namesIn("Solutions")).toEqual([...solutions.map(({ title }) => title), "Contact us"]);
  expectLink("Contact us", "/contacts");
});

test("the footer lists the ten products in order (FOOT-05)", () => {
  show();
  expect(namesIn("Products")).toEqual(products.slice(0, 10).map(({ title }) => title));
});

test("the footer's unsubscribe link opens the dialog without navigating; without JavaScript it's a link (FOOT-04)", async () => {
  const user = userEvent.setup();
  const { result: openDialog } = renderHook(useOpenDialog);
  show();
  const link = screen.getByRole("link", { name: "Unsubscribe" });
  expect(link).toHaveAttribute("href", "/newsletter/unsubscribe");
  await user.click(link);
  expect(openDialog.current?.name).toBe("unsubscribe");
  expect(navigate).not.toHaveBeenCalled();
});

test("the footer shows the company's address, numbers and capital (FOOT-06, CON-01)", () => {
  show();
  expect(screen.getByText(/Via dei Lessici 14, 00184 Rome \(RM\), Italy/)).toBeVisible();
  expect(
    screen.getByText(/VAT IT00000000000.*REA RM-0000000.*Share capital €10,000/),
  ).toBeVisible();
});

test("the footer shows two addresses and the telephone with its prefix (FOOT-08, FOOT-09, AMB-04)", () => {
  show();
  expect(screen.getByRole("link", { name: "info@polysema.example" })).toBeVisible();
  expect(screen.getByRole("link", { name: "legal@polysema.example" })).toBeVisible();
  expectLink("+39\u00a006\u00a00000\u00a00000", "tel:+390600000000");
});

test("the footer shows the configured social accounts (FOOT-10)", () => {
  show();
  const list = screen.getByRole("list", { name: "Social accounts" });
  expect(
    within(list)
      .getAllByRole("img")
      .map((icon) => icon.getAttribute("aria-label")),
  ).toEqual(["Facebook", "X", "Instagram", "LinkedIn"]);
});

test("the footer omits the company if its record is missing (FOOT-11)", () => {
  show({ company: null });
  expect(screen.queryByRole("button", { name: "Sign up!" })).not.toBeInTheDocument();
  expect(screen.queryByText(/VAT/)).not.toBeInTheDocument();
  expect(screen.queryByRole("list", { name: "Social accounts" })).not.toBeInTheDocument();
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  expect(namesIn("Company")).toHaveLength(6);
});

test.each([
  ["Sign up!", "newsletter"],
  ["Cookie preferences", "cookies"],
])("“%s” opens the dialog %s (FOOT-07)", async (name, dialog) => {
  const user = userEvent.setup();
  const { result: openDialog } = renderHook(useOpenDialog);
  show();
  await user.click(screen.getByRole("button", { name }));
  expect(openDialog.current?.name).toBe(dialog);
});
