import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";
import { getMessage } from "../../src/lib/errorParts";

/** A missing file means no redirects. Throws an error that names the file and every issue. */
export const readRedirects = (file: string = REDIRECTS_FILE): Redirect[] => {
  if (!existsSync(file)) return [];
  try {
    return redirectsSchema.parse(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    const message = error instanceof z.ZodError ? z.prettifyError(error) : getMessage(error);
    throw new Error(`${file}: ${message}`);
  }
};
