import {
  hasRefusalSignal,
  createConsent,
  getConsentStatus,
  initialConsent,
  canCount,
  parseConsent,
} from "../../../../src/shell/consent/consent";
import { consentCopy } from "../../../../src/shell/consent/copy";

const REVISION = 3;
const accepted = createConsent(true, REVISION);

test("the cookie's value initially has no choice (COOK-01)", () => {
  expect(parseConsent(undefined)).toEqual(initialConsent);
  expect(initialConsent).toMatchObject({ analytics: false, initialized: false });
});

test.each([true, false])("the cookie's value round-trips: %s (COOK-02, COOK-03)", (analytics) => {
  const consent = createConsent(analytics, REVISION);
  expect(consent).toMatchObject({ analytics, initialized: true, revision: 3 });
  expect(parseConsent(JSON.stringify(consent))).toEqual(consent);
});

test("a cookie with only a choice belongs to the first notice (COOK-04, ENT-16)", () => {
  const consent = parseConsent('{"analytics":true,"initialized":true}');
  const status = (revision: number) => getConsentStatus(consent, revision, false);
  expect(status(1)).toEqual({ kind: "chosen", analytics: true, date: null });
  expect(status(2)).toEqual({ kind: "undecided" });
});

test.each([
  "",
  "true",
  "null",
  "%7Bbroken",
  '{"analytics":true}',
  '{"analytics":"yes","initialized":true,"revision":1,"date":"2026-01-01"}',
  '{"analytics":true,"initialized":true,"revision":1,"date":"never"}',
  '{"analytics":true,"initialized":true,"revision":"1"}',
  '{"analytics":true,"initialized":false}',
])("the cookie's value is ignored if malformed or foreign (COOK-08): %s", (value) => {
  expect(parseConsent(value)).toEqual(initialConsent);
});

test("the consent status is undecided until there is a choice (COOK-07)", () => {
  expect(getConsentStatus(initialConsent, REVISION, false)).toEqual({ kind: "undecided" });
  expect(getConsentStatus(accepted, REVISION, false)).toMatchObject({ kind: "chosen" });
});

test("the consent status is undecided again when the notice changes, and nothing is counted until then", () => {
  const status = getConsentStatus(accepted, 4, false);
  expect(status).toEqual({ kind: "undecided" });
  expect(canCount(status)).toBe(false);
});

test("the consent status is a refusal if the browser asks not to track, until the visitor chooses otherwise", () => {
  expect(getConsentStatus(initialConsent, REVISION, true)).toEqual({ kind: "signal" });
  expect(canCount(getConsentStatus(initialConsent, REVISION, true))).toBe(false);
  expect(canCount(getConsentStatus(accepted, REVISION, true))).toBe(true);
});

test.each([
  [{ globalPrivacyControl: true }, true],
  [{ doNotTrack: "1" }, true],
  [{ doNotTrack: "0", globalPrivacyControl: false }, false],
  [{ doNotTrack: null }, false],
  [{}, false],
])("the consent status detects the browser's signals: %o", (browser, expected) => {
  expect(hasRefusalSignal(browser)).toBe(expected);
});

const DAY_MS = 24 * 3_600_000;

it.each([
  [365 * DAY_MS, "one year"],
  [180 * DAY_MS, "180 days"],
  [DAY_MS / 2, "1 day"],
])("formats the lifetime of a choice: %d ms as %s", (ms, words) => {
  expect(consentCopy.duration(ms)).toBe(words);
});
