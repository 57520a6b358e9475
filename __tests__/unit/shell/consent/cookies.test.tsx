/** @jest-environment-options {"url": "https://polysema.example/"} */
import { act, render, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { env } from "../../../../src/lib/env";
import { storageKeys } from "../../../../src/lib/storageKeys";
import { ConsentHost } from "../../../../src/shell/consent/ConsentHost";
import { consentStore } from "../../../../src/shell/consent/consentStore";
import { consentCopy } from "../../../../src/shell/consent/copy";
import { CookieChoice } from "../../../../src/shell/consent/CookieChoice";
import { StorageTable } from "../../../../src/shell/consent/StorageTable";
import { DialogHosts } from "../../../../src/shell/DialogHosts";
import { dialogStore } from "../../../../src/shell/dialogStore";
import { shellAnswer } from "../shellFixtures";

const Site = () => (
  <>
    <ConsentHost />
    <CookieChoice />
    <DialogHosts pathname="/" />
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
  jest.replaceProperty(env, "analyticsId", "G-TEST");
  forgetCookies();
  consentStore.reload();
});
afterEach(() => {
  act(() => dialogStore.close());
});

test("the snackbar shows two equal buttons until a choice is made (COOK-02, COOK-07)", async () => {
  const { user } = show();
  const region = await snackbar();
  const names = within(region)
    .getAllByRole("button")
    .map(({ textContent }) => textContent);
  expect(names).toEqual(["Preferences", "Accept all", "Reject all"]);
  const accept = within(region).getByRole("button", { name: "Accept all" });
  const reject = within(region).getByRole("button", { name: "Reject all" });
  expect(accept.className).toBe(reject.className);
  await user.click(accept);
  expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
  expect(choice()).toHaveTextContent(/“Accept all” on \d/);
});

const find = async (name: string) => within(await snackbar()).getByRole("button", { name });

test("a choice holds for the visit where the browser keeps no cookie", async () => {
  jest.spyOn(document, "cookie", "set").mockReturnValue();
  const { user } = show();
  await user.click(await find("Accept all"));
  expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
  expect(choice()).toHaveTextContent(consentCopy.isOn);
});

const KEPT = { analytics: true, initialized: true, revision: 1, date: "2026-01-02T03:04:05.678Z" };

test.each([
  ["as releases before wrote it", encodeURIComponent(JSON.stringify(KEPT)), true],
  ["as it is, without encoding", '{"analytics":true,"initialized":true}', true],
  ["with a broken encoding", "%E0%A4%A", false],
])("a cookie is read %s (COOK-08)", (_, value, initialized) => {
  document.cookie = `cookie-policy=${value}; Path=/`;
  consentStore.reload();
  expect(consentStore.current()).toMatchObject({ analytics: initialized, initialized });
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

test("the notice's table names everything that the code keeps", () => {
  render(<StorageTable />);
  const names = screen.getAllByRole("rowheader").map(({ textContent }) => textContent);
  expect(names).toEqual(expect.arrayContaining([...Object.values(storageKeys), "XSRF-TOKEN"]));
  expect(new Set(names).size).toBe(names.length);
});

test("a page whose address holds the code of a mail's link is not told to the service", async () => {
  window.history.replaceState({}, "", "/newsletter/unsubscribe?code=a-secret");
  const { user } = show();
  await user.click(await find("Accept all"));
  expect(choice()).toHaveTextContent("Accept all");
  expect(scripts()).toEqual([]);
  window.history.replaceState({}, "", "/");
});
