import { contentTypes } from "../../../../src/kinds/registry";
import { editorConfig } from "../../../../tools/editor/editorConfig";
import { getShape } from "../../../../content/walkFields";
import { forms } from "../../../support/editorForms";

const text = JSON.stringify(editorConfig);

it("has a form for every kind of record, with each field once", () => {
  expect([...forms.keys()].sort()).toEqual(contentTypes.map(({ typeName }) => typeName).sort());
  for (const { typeName, schema } of contentTypes)
    expect(forms.get(typeName)?.map(({ name }) => name)).toEqual(Object.keys(getShape(schema)));
});

it("contacts no other server, not even for pictures", () => {
  expect(editorConfig.media_libraries?.stock_assets).toEqual({ providers: [] });
  expect(text).not.toMatch(/base_url|api_root|site_url/);
});

it("has a field's limits, choices and example, and the check's own messages", () => {
  expect(text).not.toContain('"options":[]');
  expect(text).toContain("Such as: ACL 2024");
  expect(text).toContain("use lower-case letters a to z, digits and single hyphens");
  expect(text).toContain('"value_type":"float","min":0,"max":1');
});

it("begins a record as the command does: a draft, dated today, a job open", () => {
  const usual = (type: string) =>
    Object.fromEntries(forms.get(type)?.map((field) => [field.name, field.default]) ?? []);
  expect(usual("Job")).toMatchObject({ draft: true, active: true, datePosted: "{{now}}" });
  expect(usual("Article")).toMatchObject({
    draft: true,
    type: "press release",
    full: { content: [{ type: "html", html: "" }] },
    datePublished: "{{now}}",
  });
});
