import { consentCopy } from "../../../../src/shell/consent/copy";

const DAY_MS = 24 * 3_600_000;

it.each([
  [365 * DAY_MS, "one year"],
  [180 * DAY_MS, "180 days"],
  [DAY_MS / 2, "1 day"],
])("formats the lifetime of a choice: %d ms as %s", (ms, words) => {
  expect(consentCopy.duration(ms)).toBe(words);
});
