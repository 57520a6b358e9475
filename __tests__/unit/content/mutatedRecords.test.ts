import fc from "fast-check";
import type { z } from "zod";
import { checkContent } from "../../../content/checkContent";
import { getTypeOfFile } from "../../../content/checkFiles";
import { validFiles, validRecords, toJsonText } from "./fixtures/validRecords";

const getSchema = (file: string): z.ZodObject => {
  const type = getTypeOfFile(file);
  if (!type) throw new Error(`${file} belongs to no content type`);
  return type.schema;
};

const getIssues = (file: string, text: string | Uint8Array) =>
  checkContent(validFiles({ [file]: text })).filter((issue) => issue.file === file);

it("a randomly changed record never passes while it is malformed JSON or violates the schema", () => {
  const put = fc.oneof(
    fc.string({ unit: "binary" }),
    fc.constantFrom('"', ",", "}", "]", ":", "<", "\\", "\n", "\t", "null", "{}"),
  );
  const edit = fc.record({ at: fc.nat(), length: fc.nat(12), put });
  fc.assert(
    fc.property(
      fc.constantFrom(...Object.keys(validRecords)),
      fc.array(edit, { minLength: 1, maxLength: 3 }),
      (file, edits) => {
        const text = edits.reduce((before, one) => {
          const start = one.at % before.length;
          return before.slice(0, start) + one.put + before.slice(start + one.length);
        }, toJsonText(validRecords[file]));
        const written = new TextDecoder().decode(Buffer.from(text));
        return getIssues(file, text).length > 0 || isValid(file, written);
      },
    ),
    { numRuns: 150 },
  );
});

function isValid(file: string, text: string): boolean {
  try {
    return getSchema(file).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
}
