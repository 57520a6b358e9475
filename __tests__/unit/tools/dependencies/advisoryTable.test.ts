import {
  getAdvisories,
  auditSchema,
  getUrgent,
} from "../../../../tools/dependencies/advisoryTable";

const cause = (id: string, severity: string) => ({
  source: 1,
  title: "A weakness",
  url: `https://example.org/advisories/${id}`,
  severity,
  range: "<2.0.0",
});

const audit = auditSchema.parse({
  vulnerabilities: {
    a: { name: "a", via: [cause("GHSA-1", "high"), cause("GHSA-2", "moderate")] },
    b: { name: "b", via: ["a", cause("GHSA-3", "critical")] },
    c: { name: "c", via: [cause("GHSA-3", "critical")] },
  },
});
const accepted = {
  licences: {},
  packages: {},
  advisories: [{ id: "GHSA-1", reason: "Only the build reads it.", date: "2026-01-01" }],
};

describe("advisories", () => {
  it("are listed once, with what was judged", () => {
    const advisories = getAdvisories(audit, accepted);
    expect(advisories.map(({ id, reason }) => [id, reason])).toEqual([
      ["GHSA-1", "Only the build reads it."],
      ["GHSA-2", undefined],
      ["GHSA-3", undefined],
    ]);
  });

  it("are urgent when high or critical and not judged", () => {
    expect(getUrgent(getAdvisories(audit, accepted)).map(({ id }) => id)).toEqual(["GHSA-3"]);
  });

  it("say so when the registry does not answer, instead of counting none", () => {
    const unanswered = auditSchema.parse({ message: "405 Method Not Allowed", method: "POST" });
    expect(() => getAdvisories(unanswered, accepted)).toThrow("could not ask");
  });
});
