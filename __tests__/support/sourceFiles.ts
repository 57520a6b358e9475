import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";

export const PROJECT = resolve(__dirname, "../..");

/** Lists files whose names match `ending`; paths are relative to the project root. */
export const sourceFiles = (folder: string, ending: RegExp): string[] => {
  const root = join(PROJECT, folder);
  if (!existsSync(root)) return [];
  return readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => ending.test(file))
    .map((file) => join(folder, file))
    .sort();
};

export const getRecords = <Schema extends z.ZodType>(
  folder: string,
  schema: Schema,
): z.output<Schema>[] =>
  sourceFiles(join("data", folder), /\.json$/).map((file) =>
    schema.parse(JSON.parse(readFileSync(join(PROJECT, file), "utf8"))),
  );
