import fc from "fast-check";
import {
  formatBytes,
  formatDay,
  formatEuros,
  formatMonth,
  formatWeight,
  isoMonth,
  sortByText,
} from "../../../src/lib/text";
import { slugify } from "../../../src/lib/slugify";

/** Reference: the platform's formatters, which the site avoids for speed. */
const platformDay = new Intl.DateTimeFormat("en-GB", { dateStyle: "long", timeZone: "UTC" });
const platformMonth = new Intl.DateTimeFormat("en-GB", {
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const platformEuros = new Intl.NumberFormat("en-GB", {
  style: "currency",
  currency: "EUR",
  maximumFractionDigits: 0,
});

const day = fc.date({
  min: new Date("1900-01-01T00:00:00Z"),
  max: new Date("2100-12-31T00:00:00Z"),
  noInvalidDate: true,
});

it("a day is formatted like the platform does", () => {
  expect(formatDay("2025-03-02")).toBe("2 March 2025");
  fc.assert(
    fc.property(day, (date) => {
      expect(formatDay(date.toISOString().slice(0, 10))).toBe(platformDay.format(date));
    }),
  );
});

it("a month is formatted like the platform does, and a thirteenth is rejected", () => {
  fc.assert(
    fc.property(day, (date) => {
      expect(formatMonth(date.getUTCFullYear(), date.getUTCMonth() + 1)).toBe(
        platformMonth.format(date),
      );
    }),
  );
  expect(() => formatMonth(2025, 13)).toThrow("Month 13 not found");
});

it("an unknown month is omitted", () => {
  expect(formatMonth(2025, null)).toBe("2025");
  expect(isoMonth(2025, null)).toBe("2025");
  expect(isoMonth(2025, 3)).toBe("2025-03");
});

it("the digits of an amount are grouped like the platform does", () => {
  fc.assert(
    fc.property(fc.nat(), (amount) => {
      expect(formatEuros(amount)).toBe(platformEuros.format(amount));
    }),
  );
});

const sorted = (texts: string[]) => sortByText(texts, (text) => text);

it("sorting by text ignores accents and case", () => {
  expect(sorted(["Zoe", "élan", "Šimon", "Ezra", "simple", "Ábel"])).toEqual([
    "Ábel",
    "élan",
    "Ezra",
    "Šimon",
    "simple",
    "Zoe",
  ]);
});

it("sorting by text agrees with the platform's collation on words of plain letters", () => {
  const word = fc.string({ unit: fc.constantFrom("a", "e", "k", "s", "z", "é", "ü", "š") });
  const platform = new Intl.Collator("en", { sensitivity: "base" });
  fc.assert(
    fc.property(fc.array(word), (words) => {
      expect(sorted(words)).toEqual(words.toSorted((a, b) => platform.compare(a, b)));
    }),
  );
});

it.each([
  ["Pere-Lluís Huguet Cabot", "pere-lluis-huguet-cabot"],
  ["Felice Dell’Orletta", "felice-dell-orletta"],
  ["Søren Łukasz Weiß", "soren-lukasz-weiss"],
  ["Alexandra Ωμέγα", "alexandra-ωμεγα"],
  ["Алёна Лев Толсто\u0301й", "алена-лев-толстой"],
  ["मीना शर्मा", "मीना-शर्मा"],
  ["मोना शर्मा", "मोना-शर्मा"],
  ["バーク", "バーク"],
  ["パーク", "パーク"],
  ["김철수".normalize("NFD"), "김철수"],
  ["ශ්\u200dරී", "ශ්රී"],
])("%s is %s in an address", (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test("bytes have two decimals in each unit (APP-10)", () => {
  expect(formatBytes(2 * 1024 ** 2)).toBe("2.00");
  expect(formatBytes(1536, "b")).toBe("1536.00");
  expect(formatBytes(1536, "kb")).toBe("1.50");
  expect(formatBytes(1.25 * 1024 ** 3, "gb")).toBe("1.25");
});

it.each([
  [0, "0.0 KB"],
  [9114, "8.9 KB"],
  [133_120, "130 KB"],
  [1_468_006, "1.4 MB"],
])("%i bytes are formatted as %s", (bytes, text) => {
  expect(formatWeight(bytes)).toBe(text);
});
