import type { PreInitArgs } from "gatsby";
import { writeJsonSchemas } from "../content/jsonSchemas";
import { findErrorLines } from "../content/contentFiles";

/** Writes the JSON Schemas and checks the content. Errors stop a build; `develop` prints them. */
export async function onPreInit({ reporter }: PreInitArgs): Promise<void> {
  const projectDir = process.cwd();
  writeJsonSchemas(projectDir);
  const lines = await findErrorLines(projectDir);
  if (lines.length === 0) return;
  const report = ["The records have issues; nothing was built.", ...lines].join("\n");
  if (process.env.NODE_ENV === "production") reporter.panic(report);
  else reporter.warn(lines.join("\n"));
}
