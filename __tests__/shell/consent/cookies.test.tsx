import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { axe } from "jest-axe";
import { renderToString } from "react-dom/server";
import { storageKeys } from "../../../src/config/storageKeys";
import { withCapital } from "../../../src/lib/withCapital";
import { ConsentHost } from "../../../src/shell/consent/ConsentHost";
import { reloadConsent } from "../../../src/shell/consent/consentStore";
import { CookieChoice } from "../../../src/shell/consent/CookieChoice";
import { StorageTable } from "../../../src/shell/consent/StorageTable";
import { DialogHosts } from "../../../src/shell/DialogHosts";
import { dialogs } from "../../../src/shell/dialogs";
import { dialogStore } from "../../../src/shell/dialogStore";
import { shellAnswer } from "../shellFixtures";

const Site = () => (
  <>
    <ConsentHost analyticsId="G-TEST" />
    <CookieChoice />
    <DialogHosts dialogs={dialogs} pathname="/" visit="first" />
  </>
);

const show = () => ({ user: userEvent.setup(), ...render(<Site />) });
const snackbar = () => screen.findByRole("region", { name: "Cookies" });
const choice = () => screen.getByText(/^Analytics is/).closest("p");
const scripts = () => [...document.head.querySelectorAll("script")].map(({ src }) => src);

const forgetCookies = () => {
  for (const pair of document.cookie.split("; ")) {
    document.cookie = `${pair.split("=")[0] ?? ""}=; Path=/; Max-Age=0`;
  }
};

beforeEach(() => {
  jest.mocked(useStaticQuery).mockReturnValue(shellAnswer());
  forgetCookies();
  reloadConsent();
});
afterEach(() => {
  act(() => dialogStore.close());
  Reflect.deleteProperty(navigator, "globalPrivacyControl");
});

describe("the snackbar", () => {
  test("is in no prerendered page, which says that nothing is counted (COOK-07)", () => {
    const html = renderToString(<Site />);
    expect(html).not.toContain("Accept all");
    expect(html).toContain("You have not chosen yet.");
  });

  test("shows two equal buttons until a choice is made (COOK-02, COOK-07)", async () => {
    const { user, container } = show();
    const region = await snackbar();
    const names = within(region)
      .getAllByRole("button")
      .map(({ textContent }) => textContent);
    expect(names).toEqual(["Preferences", "Accept all", "Reject all"]);
    const accept = within(region).getByRole("button", { name: "Accept all" });
    const reject = within(region).getByRole("button", { name: "Reject all" });
    expect(accept.className).toBe(reject.className);
    expect(await axe(container)).toHaveNoViolations();
    await user.click(accept);
    expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
    expect(choice()).toHaveTextContent(/^Analytics is allowed\. You chose “Accept all” on \d/);
  });

  test("keeps a refusal over a reload (COOK-03, COOK-08)", async () => {
    const { user, unmount } = show();
    await user.click(within(await snackbar()).getByRole("button", { name: "Reject all" }));
    unmount();
    reloadConsent();
    show();
    expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
    expect(choice()).toHaveTextContent(/^Analytics is off\. You chose “Reject all” on/);
  });

  test("asks again when the notice's revision changes", async () => {
    const { user, unmount } = show();
    await user.click(within(await snackbar()).getByRole("button", { name: "Accept all" }));
    unmount();
    reloadConsent();
    jest.mocked(useStaticQuery).mockReturnValue(shellAnswer({ cookiePolicyRevision: 2 }));
    show();
    expect(await snackbar()).toBeVisible();
    expect(choice()).toHaveTextContent(/^Analytics is off/);
  });

  test("does not ask where the browser has answered, which the notice says", () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    show();
    expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
    expect(choice()).toHaveTextContent(/^Analytics is off\. Your browser asks not to be tracked/);
  });
});

describe("the preferences (COOK-06, PAGE-09)", () => {
  test("show and hide, and change nothing by themselves", async () => {
    const { user } = show();
    await user.click(within(await snackbar()).getByRole("button", { name: "Preferences" }));
    const dialog = await screen.findByRole("dialog", { name: "Cookie preferences" });
    expect(await axe(dialog)).toHaveNoViolations();
    await user.click(within(dialog).getByRole("button", { name: "Close" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(await snackbar()).toBeVisible();
  });

  test("keep the necessary on and let analytics be switched", async () => {
    const { user } = show();
    act(() => dialogStore.open("cookies"));
    const necessary = await screen.findByRole("switch", { name: "Necessary" });
    expect(necessary).toBeChecked();
    expect(necessary).toBeDisabled();
    const analytics = screen.getByRole("switch", { name: "Analytics" });
    expect(analytics).not.toBeChecked();
    await user.click(analytics);
    await user.click(screen.getByRole("button", { name: "Save preferences" }));
    expect(screen.queryByRole("dialog")).not.toBeInTheDocument();
    expect(choice()).toHaveTextContent(/^Analytics is allowed/);
    act(() => dialogStore.open("cookies"));
    expect(await screen.findByRole("switch", { name: "Analytics" })).toBeChecked();
  });

  test("overrule the browser's signal", async () => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true, configurable: true });
    const { user } = show();
    act(() => dialogStore.open("cookies"));
    await user.click(await screen.findByRole("button", { name: "Accept all" }));
    expect(choice()).toHaveTextContent(/^Analytics is allowed/);
  });
});

test("the analytics script comes only after consent, and leaves with its cookies on withdrawal", async () => {
  const { user } = show();
  const region = await snackbar();
  expect(scripts()).toEqual([]);
  await user.click(within(region).getByRole("button", { name: "Accept all" }));
  expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
  // As the notice says, its cookies last for the session.
  const config = window.dataLayer?.at(-1);
  expect(config).toMatchObject({ 0: "config", 1: "G-TEST", 2: { cookie_expires: 0 } });
  document.cookie = "_ga=1; Path=/";
  document.cookie = "_ga_TEST=2; Path=/";
  document.cookie = "other=3; Path=/";
  act(() => dialogStore.open("cookies"));
  await user.click(await screen.findByRole("button", { name: "Reject all" }));
  await waitFor(() => expect(scripts()).toEqual([]));
  expect(Reflect.get(window, "ga-disable-G-TEST")).toBe(true);
  expect(document.cookie).not.toContain("_ga");
  expect(document.cookie).toContain("other=3");
});

test.each([
  [365, "one year"],
  [730, "2 years"],
  [180, "180 days"],
])(
  "a choice that is kept for %i days is said to be kept for %s, everywhere",
  async (days, words) => {
    const cookieExpiryMs = days * 24 * 60 * 60 * 1000;
    jest.mocked(useStaticQuery).mockReturnValue(shellAnswer({ cookieExpiryMs }));
    const { user } = show();
    render(<StorageTable />);
    expect(
      within(screen.getByRole("row", { name: /^cookie-policy/ })).getByText(withCapital(words)),
    ).toBeVisible();
    act(() => dialogStore.open("cookies"));
    expect(await screen.findByText(`Your choice is kept for ${words}.`)).toBeVisible();
    await user.click(screen.getByRole("button", { name: "Save preferences" }));
    expect(choice()).toHaveTextContent(`we will ask again after ${words}`);
  },
);

test("the notice's table names everything that the code keeps", () => {
  render(<StorageTable />);
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([...Object.values(storageKeys), "XSRF-TOKEN"]));
  expect(new Set(names).size).toBe(names.length);
});
