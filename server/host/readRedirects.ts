import { existsSync, readFileSync } from "node:fs";
import { REDIRECTS_FILE, redirectsSchema, type Redirect } from "../../src/kinds/settings/redirects";
import { getMessage } from "../../src/lib/errorParts";

/**
 * Reads the list of renamed addresses; an absent file is an empty list.
 * Throws an error whose message names the file and every issue.
 */
export const readRedirects = (file: string = REDIRECTS_FILE): Redirect[] => {
  if (!existsSync(file)) return [];
  const parse = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      throw new Error(`${file}: ${getMessage(error)}`);
    }
  };
  const result = redirectsSchema.safeParse(parse());
  if (result.success) return result.data;
  throw new Error(
    result.error.issues
      .map((issue) => `${file}: ${issue.path.map(String).join(".")} ${issue.message}`)
      .join("\n"),
  );
};
