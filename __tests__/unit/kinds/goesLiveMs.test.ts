import { goesLiveMs, isLive } from "../../../src/kinds/goesLiveMs";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("whether a build has a record", () => {
  it("has one that says nothing about its release", () => {
    expect(isLive({}, NOW)).toBe(true);
    expect(isLive({ draft: false }, NOW)).toBe(true);
  });

  it("has no draft, whatever moment the draft names", () => {
    expect(isLive({ draft: true }, NOW)).toBe(false);
    expect(isLive({ draft: true, publishAt: "2020-01-01" }, NOW)).toBe(false);
  });

  it("begins at the very moment, in the time zone that is written beside it", () => {
    const record = { publishAt: "2026-11-21T13:00+01:00" };
    expect(isLive(record, NOW)).toBe(true);
    expect(isLive(record, NOW - 1)).toBe(false);
  });

  it("begins a day at midnight UTC", () => {
    expect(goesLiveMs({ publishAt: "2026-12-01" })).toBe(Date.UTC(2026, 11, 1));
  });

  it("publishes nothing because of a slip of the pen", () => {
    expect(isLive({ publishAt: "soon" }, NOW)).toBe(false);
    expect(isLive({ publishAt: null }, NOW)).toBe(false);
    expect(isLive({ draft: "true" }, NOW)).toBe(false);
  });
});
