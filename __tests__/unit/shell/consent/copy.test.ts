import { consentCopy } from "../../../../src/shell/consent/copy";

const HOUR = 3_600_000;

it.each([
  [365 * 24 * HOUR, "one year"],
  [2 * 365 * 24 * HOUR, "2 years"],
  [180 * 24 * HOUR, "180 days"],
  [24 * HOUR, "one day"],
  [36 * HOUR, "36 hours"],
  [HOUR, "one hour"],
  [1.5 * HOUR, "90 minutes"],
  [60_000, "one minute"],
  [1500, "2 seconds"],
  [1, "one second"],
])("says for how long a choice is kept in a fitting unit: %d ms are %s", (ms, words) => {
  expect(consentCopy.duration(ms)).toBe(words);
});
