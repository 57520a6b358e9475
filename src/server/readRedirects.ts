import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import type { Redirect } from "./hostRules";

/** Where the list of renamed addresses stands, from the project's folder. It may be absent. */
export const REDIRECTS_FILE = "data/site/redirects.json";

// Only characters that no host's configuration reads as its own syntax.
const address = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9._~-]+)+$/,
    "must be a path such as /product/name, without a slash at its end",
  );

/** The input shape of the list of renamed addresses. */
export const redirectsSchema = z
  .array(z.strictObject({ from: address, to: z.union([z.literal("/"), address]) }))
  .superRefine((rows, context) => {
    const froms = rows.map(({ from }) => from);
    rows.forEach(({ from, to }, index) => {
      if (froms.indexOf(from) !== index) {
        context.addIssue({
          code: "custom",
          path: [index, "from"],
          message: `is listed twice: ${from}`,
        });
      }
      if (froms.includes(to)) {
        context.addIssue({
          code: "custom",
          path: [index, "to"],
          message: `is itself redirected: ${to}; name the last address`,
        });
      }
    });
  });

/**
 * Reads the list of renamed addresses; an absent file is an empty list.
 * Throws an error whose message names the file and every fault.
 */
export const readRedirects = (file: string = REDIRECTS_FILE): Redirect[] => {
  if (!existsSync(file)) return [];
  const parse = (): unknown => {
    try {
      return JSON.parse(readFileSync(file, "utf8"));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
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
