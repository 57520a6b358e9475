import { getGoLiveMs, isLive } from "../../../src/kinds/getGoLiveMs";

const NOW = Date.parse("2026-11-21T12:00:00Z");

describe("a build's records", () => {
  it("include one without release fields", () => {
    expect(isLive({}, NOW)).toBe(true);
    expect(isLive({ draft: false }, NOW)).toBe(true);
  });

  it("exclude drafts, regardless of their date", () => {
    expect(isLive({ draft: true }, NOW)).toBe(false);
    expect(isLive({ draft: true, publishAt: "2020-01-01" }, NOW)).toBe(false);
  });

  it("start at the exact moment in the given time zone", () => {
    const record = { publishAt: "2026-11-21T13:00+01:00" };
    expect(isLive(record, NOW)).toBe(true);
    expect(isLive(record, NOW - 1)).toBe(false);
  });

  it("start a day at midnight UTC", () => {
    expect(getGoLiveMs({ publishAt: "2026-12-01" })).toBe(Date.UTC(2026, 11, 1));
  });

  it("exclude a record with a malformed date", () => {
    expect(isLive({ publishAt: "soon" }, NOW)).toBe(false);
    expect(isLive({ publishAt: null }, NOW)).toBe(false);
    expect(isLive({ draft: "true" }, NOW)).toBe(false);
  });
});
