/** @jest-environment-options {"url": "https://polysema.example/"} */
import { act, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useStaticQuery } from "gatsby";
import { env } from "../../../../src/lib/env";
import { storageKeys } from "../../../../src/lib/storage";
import ConsentHost from "../../../../src/shell/consent/ConsentHost";
import { consentStore } from "../../../../src/shell/consent/consentStore";
import { consentCopy } from "../../../../src/shell/consent/copy";
import { CookieChoice } from "../../../../src/shell/consent/CookieChoice";
import { StorageTable } from "../../../../src/shell/consent/StorageTable";
import { DialogHosts } from "../../../../src/shell/DialogHosts";
import { dialogStore } from "../../../../src/shell/dialogStore";
import { shellAnswer } from "../shellFixtures";
import { textsOf } from "../../../support/queries";

const Site = () => (
  <>
    <ConsentHost search="" />
    <CookieChoice />
    <DialogHosts pathname="/" />
  </>
);

const show = () => ({ user: userEvent.setup(), ...render(<Site />) });
const showAgain = (how = "pageshow") =>
  act(() => void document.dispatchEvent(new Event(how, { bubbles: true })));
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
  // An answer for an earlier revision of the notice counts as none.
  consentStore.choose(false, { cookieExpiryMs: 0, cookiePolicyRevision: 0 });
  forgetCookies();
});
afterEach(() => {
  act(() => dialogStore.close());
});

test("the snackbar shows two equal buttons (COOK-02, COOK-07)", async () => {
  show();
  const region = await snackbar();
  const names = textsOf("button", {}, within(region));
  expect(names).toEqual(["Preferences", "Accept all", "Reject all"]);
  const accept = within(region).getByRole("button", { name: "Accept all" });
  const reject = within(region).getByRole("button", { name: "Reject all" });
  expect(accept.className).toBe(reject.className);
});

const find = async (name: string) => within(await snackbar()).getByRole("button", { name });

test("a choice is written once, and holds for the visit if the browser stores no cookie", async () => {
  const write = jest.spyOn(document, "cookie", "set").mockReturnValue();
  const { user } = show();
  await user.click(await find("Accept all"));
  expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
  expect(choice()).toHaveTextContent(consentCopy.isOn);
  expect(write).toHaveBeenCalledTimes(1);
});

test("snackbar and preferences state that nothing is counted without a service", async () => {
  jest.replaceProperty(env, "analyticsId", "");
  const { user } = show();
  expect(await snackbar()).toHaveTextContent("We don’t count visits");
  await user.click(await find("Preferences"));
  const analytics = await screen.findByRole("checkbox", { name: "Analytics" });
  expect(analytics).toHaveAccessibleDescription(/we don’t count visits/);
});

const KEPT = { analytics: true, initialized: true, revision: 1, date: "2026-01-02T03:04:05.678Z" };

test.each([
  ["as releases before wrote it", encodeURIComponent(JSON.stringify(KEPT)), consentCopy.isOn],
  ["as it is, without encoding", '{"analytics":true,"initialized":true}', consentCopy.isOn],
  ["with a broken encoding", "%E0%A4%A", consentCopy.undecided],
])("a cookie is parsed %s (COOK-08)", (_, value, status) => {
  document.cookie = `cookie-policy=${value}; Path=/`;
  show();
  showAgain();
  expect(choice()).toHaveTextContent(status);
});

test.each(["visibilitychange", "pageshow"])(
  "a choice in another tab applies here: %s",
  async (how) => {
    const choose = (choice: object) => {
      const value = encodeURIComponent(JSON.stringify(choice));
      document.cookie = `cookie-policy=${value}; Path=/`;
      showAgain(how);
    };
    show();
    await snackbar();
    expect(scripts()).toEqual([]);
    choose(KEPT);
    expect(screen.queryByRole("region", { name: "Cookies" })).not.toBeInTheDocument();
    expect(scripts()).toEqual(["https://www.googletagmanager.com/gtag/js?id=G-TEST"]);
    const config = window.dataLayer?.at(-1);
    expect(config).toMatchObject({ 0: "config", 1: "G-TEST", 2: { cookie_expires: 0 } });
    document.cookie = "_ga=1; Path=/";
    choose({ ...KEPT, analytics: false });
    expect(scripts()).toEqual([]);
    expect(Reflect.get(window, "ga-disable-G-TEST")).toBe(true);
    expect(document.cookie).not.toContain("_ga");
  },
);

test("nothing is counted while the address has a code", () => {
  document.cookie = `cookie-policy=${encodeURIComponent(JSON.stringify(KEPT))}; Path=/`;
  const { rerender } = render(<ConsentHost search="?code=abc" />);
  showAgain();
  expect(scripts()).toEqual([]);
  rerender(<ConsentHost search="" />);
  expect(scripts()).toHaveLength(1);
  rerender(<ConsentHost search="?lang=en&code=abc" />);
  expect(scripts()).toEqual([]);
});

const listStoredNames = () => {
  const { unmount } = render(<StorageTable />);
  const names = textsOf("rowheader");
  unmount();
  return names;
};

test("the notice's table lists everything that the code stores, each once", () => {
  const names = listStoredNames();
  expect(names).toEqual(expect.arrayContaining([...Object.values(storageKeys), "XSRF-TOKEN"]));
  expect(new Set(names).size).toBe(names.length);
});

test("the notice's table lists the cookies of configured services only", () => {
  const listServiceNames = () => listStoredNames().filter((name) => /GRECAPTCHA|_ga/.test(name));
  expect(listServiceNames()).toEqual(["_ga, _ga_*, _gid, _gat*"]);
  jest.replaceProperty(env, "analyticsId", "");
  expect(listServiceNames()).toEqual([]);
  jest.replaceProperty(env, "recaptchaSiteKey", "a-key");
  expect(listServiceNames()).toEqual(["_GRECAPTCHA"]);
});
