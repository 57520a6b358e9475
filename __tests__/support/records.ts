import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { z } from "zod";
import { PROJECT, sourceFiles } from "./sourceFiles";

export const getRecords = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] =>
  sourceFiles(join("data", folder), /\.json$/).map((file) =>
    schema.parse(JSON.parse(readFileSync(join(PROJECT, file), "utf8"))),
  );
