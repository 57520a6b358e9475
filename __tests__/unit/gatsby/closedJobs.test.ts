import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { buildContentSdl } from "../../../gatsby/schema/sdl";

function activeAt(buildTime: string, job: { active: boolean; validThrough?: string }): unknown {
  const extension = fieldExtensions().find(({ name }) => name === "whileOpen");
  const context = {
    defaultFieldResolver: () => job.active,
    nodeModel: { findOne: () => Promise.resolve({ buildTime }) },
  };
  return extension?.extend({ until: "validThrough" }, {}).resolve(job, {}, context, {});
}

describe("a job", () => {
  const job = { active: true, validThrough: "2027-01-15" };

  it("is open until its last day has ended in every time zone", async () => {
    expect(await activeAt("2027-01-15T23:59Z", job)).toBe(true);
    expect(await activeAt("2027-01-16T11:59Z", job)).toBe(true);
  });

  it("is closed in builds after its last day, despite an active record", async () => {
    expect(await activeAt("2027-01-16T12:00Z", job)).toBe(false);
    expect(await activeAt("2027-06-01", job)).toBe(false);
  });

  it("without a last day, or closed by hand, follows its record", async () => {
    expect(await activeAt("2027-06-01", { active: true })).toBe(true);
    expect(await activeAt("2027-01-01", { ...job, active: false })).toBe(false);
  });

  it("has an `active` field in GraphQL that uses its last day", () => {
    expect(buildContentSdl()).toMatch(/active: Boolean! .*@whileOpen\(until: "validThrough"\)/);
  });
});
