import type { z } from "zod";
import { articleSchema } from "../../../src/kinds/article/schema";
import { companySchema } from "../../../src/kinds/settings/site";
import { productSchema } from "../../../src/kinds/product/schema";
import { solutionSchema } from "../../../src/kinds/solution/schema";
import type { FieldPath } from "../../../src/lib/issue";
import { getSchemaAt } from "../../../content/walkFields";

// The content check reports every other specified field if a schema loses it: records have them.
it.each<[ids: string, schema: z.ZodObject, fields: FieldPath[]]>([
  ["ENT-01", solutionSchema, [["coreComponents", 0, "action", "newTab"]]],
  [
    "ENT-03",
    productSchema,
    [
      ["preview", "action", "newTab"],
      ["header", "action", "defaultStyle"],
    ],
  ],
  [
    "ENT-10, ENT-11",
    articleSchema,
    [
      ["preview", "action", "newTab"],
      ["full", "content", 0, "size", "height"],
    ],
  ],
])("the schema has the specified fields that no record uses (%s)", (_ids, schema, fields) => {
  expect(fields.filter((path) => getSchemaAt(schema, path) === undefined)).toEqual([]);
});

it("the company has only the specified e-mail addresses (ENT-14, F19)", () => {
  const fields = Object.keys(companySchema.shape.general.shape);
  expect(fields.filter((field) => /mail/i.test(field))).toEqual(["email", "legalMail", "jobsMail"]);
});
