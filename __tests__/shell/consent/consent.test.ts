import {
  asksNotToTrack,
  consentAfter,
  consentStatus,
  initialConsent,
  mayCount,
  parseConsent,
} from "../../../src/shell/consent/consent";
import { createConsentStore } from "../../../src/shell/consent/consentStore";

const at = new Date("2026-11-12T09:30:00.000Z");
const settings = { expiryMs: 365 * 24 * 60 * 60 * 1000, revision: 3 };

/** A page that keeps what was written to its cookies, as text. */
const createPage = (cookies = "") => {
  const written: string[] = [];
  return {
    written,
    get cookie() {
      return cookies;
    },
    set cookie(text: string) {
      written.push(text);
      cookies = text.split(";")[0] ?? "";
    },
  };
};

const createStore = (page: { cookie: string }, isSecure = true) =>
  createConsentStore({ page, isSecure: () => isSecure, now: () => at });

describe("the choice about cookies", () => {
  test("holds for the visit where the browser refuses cookies with an error", () => {
    const refuse = () => {
      throw new DOMException("Access is denied", "SecurityError");
    };
    const page = { cookie: "" };
    Object.defineProperty(page, "cookie", { get: refuse, set: refuse });
    const store = createConsentStore({ page, isSecure: () => true, now: () => at });
    expect(store.current()).toEqual(initialConsent);
    store.choose({ type: "acceptAll" }, settings);
    expect(store.current()).toMatchObject({ analytics: true, initialized: true });
  });

  test("is not made at first (COOK-01)", () => {
    expect(initialConsent).toMatchObject({ analytics: false, initialized: false });
  });

  test.each([
    [{ type: "acceptAll" }, true],
    [{ type: "rejectAll" }, false],
    [{ type: "save", analytics: true }, true],
    [{ type: "save", analytics: false }, false],
  ] as const)("after %o (COOK-02, COOK-03)", (choice, analytics) => {
    expect(consentAfter(choice, { at, revision: 3 })).toEqual({
      analytics,
      initialized: true,
      revision: 3,
      date: "2026-11-12T09:30:00.000Z",
    });
  });
});

describe("the cookie", () => {
  test("is named cookie-policy and holds JSON for the whole site, for 365 days (COOK-04, COOK-05)", () => {
    const page = createPage();
    createStore(page).choose({ type: "acceptAll" }, settings);
    const [pair = "", ...attributes] = (page.written[0] ?? "").split("; ");
    const [name, value = ""] = pair.split("=");
    expect(name).toBe("cookie-policy");
    expect(JSON.parse(decodeURIComponent(value))).toEqual({
      analytics: true,
      initialized: true,
      revision: 3,
      date: "2026-11-12T09:30:00.000Z",
    });
    expect(attributes).toEqual([
      "Path=/",
      "Expires=Fri, 12 Nov 2027 09:30:00 GMT",
      "SameSite=Lax",
      "Secure",
    ]);
  });

  test("takes its lifetime from the settings, and is Secure on https only (AMB-08)", () => {
    const page = createPage();
    createStore(page, false).choose({ type: "rejectAll" }, { expiryMs: 86_400_000, revision: 1 });
    expect(page.written[0]).toMatch(/Expires=Fri, 13 Nov 2026 09:30:00 GMT; SameSite=Lax$/);
  });

  test("is read again after a reload (COOK-08)", () => {
    const page = createPage();
    createStore(page).choose({ type: "acceptAll" }, settings);
    expect(createStore(page).current()).toMatchObject({ analytics: true, initialized: true });
  });

  test("that says only what was chosen is about the first notice (COOK-04, ENT-16)", () => {
    const store = createStore(createPage('cookie-policy={"analytics":true,"initialized":true}'));
    const status = (revision: number) =>
      consentStatus(store.current(), { ...settings, revision }, false);
    expect(status(1)).toEqual({ kind: "chosen", analytics: true, date: null });
    expect(status(2)).toEqual({ kind: "undecided" });
  });

  test.each([
    "",
    "true",
    "null",
    "%7Bbroken",
    "%E0%A4%A",
    '{"analytics":true}',
    '{"analytics":"yes","initialized":true,"revision":1,"date":"2026-01-01"}',
    '{"analytics":true,"initialized":true,"revision":1,"date":"never"}',
    '{"analytics":true,"initialized":true,"revision":"1"}',
    '{"analytics":true,"initialized":false}',
  ])("that is broken or foreign counts as none (COOK-08): %s", (value) => {
    const store = createStore(createPage(`cookie-policy=${value}`));
    expect(store.current()).toEqual(initialConsent);
    expect(parseConsent(value)).toEqual(initialConsent);
  });

  test("that the browser refuses leaves the choice in force for the visit", () => {
    const page = Object.defineProperty({ cookie: "" }, "cookie", {
      get: () => "",
      set: () => undefined,
    });
    const store = createStore(page);
    store.choose({ type: "acceptAll" }, settings);
    expect(store.current().analytics).toBe(true);
  });
});

describe("what applies", () => {
  const accepted = consentAfter({ type: "acceptAll" }, { at, revision: 3 });

  test("is asked until there is a choice (COOK-07)", () => {
    expect(consentStatus(initialConsent, settings, false)).toEqual({ kind: "undecided" });
    expect(consentStatus(accepted, settings, false)).toMatchObject({ kind: "chosen" });
  });

  test("is asked again when the notice changes, and nothing is counted until then", () => {
    const status = consentStatus(accepted, { ...settings, revision: 4 }, false);
    expect(status).toEqual({ kind: "undecided" });
    expect(mayCount(status)).toBe(false);
  });

  test("is a refusal where the browser asks not to track, until the visitor says otherwise", () => {
    expect(consentStatus(initialConsent, settings, true)).toEqual({ kind: "signal" });
    expect(mayCount(consentStatus(initialConsent, settings, true))).toBe(false);
    expect(mayCount(consentStatus(accepted, settings, true))).toBe(true);
  });

  test.each([
    [{ globalPrivacyControl: true }, true],
    [{ doNotTrack: "1" }, true],
    [{ doNotTrack: "0", globalPrivacyControl: false }, false],
    [{ doNotTrack: null }, false],
    [{}, false],
  ])("the signals of a browser: %o", (browser, expected) => {
    expect(asksNotToTrack(browser)).toBe(expected);
  });
});
