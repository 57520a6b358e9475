import { fieldExtensions } from "../../../gatsby/createSchemaCustomization";
import { buildContentSdl } from "../../../gatsby/schema/sdl";
import { contentTypes } from "../../../src/kinds/registry";
import { toAuthorSlug } from "../../../src/lib/slugify";

/**
 * Resolves a field with an extension of the schema; `found` is the node that it looks up.
 * @param options name: the extension's name; value: the record's own value
 */
const resolveField = (
  { name, value, ...options }: { name: string; value?: unknown; until?: string },
  source: object,
  found: unknown,
) => {
  const findOne = () => Promise.resolve(found);
  const context = { defaultFieldResolver: () => value, nodeModel: { findOne } };
  const extension = fieldExtensions().find((one) => one.name === name);
  return extension?.extend(options, {}).resolve(source, {}, context, {});
};

const job = { active: true, validThrough: "2027-01-15" };
const activeAt = (buildTime: string, { active, ...dates }: Partial<typeof job>) =>
  resolveField({ name: "whileOpen", value: active, until: "validThrough" }, dates, { buildTime });

it("a job is open until its last day has ended in every time zone", async () => {
  expect(await activeAt("2027-01-15T23:59Z", job)).toBe(true);
  expect(await activeAt("2027-01-16T11:59Z", job)).toBe(true);
});

it("a build after a job's last day closes it, even if the record has `active: true`", async () => {
  expect(await activeAt("2027-01-16T12:00Z", job)).toBe(false);
  expect(await activeAt("2027-06-01", job)).toBe(false);
});

it("a job without a last day, or closed by hand, follows its record", async () => {
  expect(await activeAt("2027-06-01", { active: true })).toBe(true);
  expect(await activeAt("2027-01-01", { ...job, active: false })).toBe(false);
});

it("a job has an `active` field in GraphQL that uses its last day", () => {
  expect(buildContentSdl()).toMatch(/active: Boolean! .*@whileOpen\(until: "validThrough"\)/);
});

test("a name is linked to its author record, unless the record has `isHidden` (F25)", async () => {
  const join = (record: object) => resolveField({ name: "joinedAuthor" }, { name: "Ada" }, record);
  expect(await join({ jsonId: "ada-example" })).toBe("ada-example");
  const hidden = await join({ jsonId: "ada-example", isHidden: true });
  expect(toAuthorSlug("Ada", String(hidden))).toBeNull();
  expect(toAuthorSlug("Ada", null)).toBe("ada");
});

it("all GraphQL types of the records disable inference", () => {
  const declarations = buildContentSdl().match(/^type [^{]+\{/gm) ?? [];
  expect(declarations.length).toBeGreaterThan(contentTypes.length);
  expect(declarations.filter((line) => !line.includes("@dontInfer"))).toEqual([]);
});
