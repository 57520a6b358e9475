import { z } from "zod";
import { fieldRegistry } from "../fields";
import { objectOf } from "../shared";

/** Path from the project root. The file is optional. */
export const REDIRECTS_FILE = "data/site/redirects.json";

// Allows only characters without special meaning in server configurations, and neither dot files
// (except `.well-known`) nor index.html.
const address = z
  .string()
  .regex(
    /^(?:\/\.well-known)?(?:\/(?!\.|index\.html$)[A-Za-z0-9._~-]+)+$/,
    "write the path alone, such as /product/name: no host, no query, no slash or index.html at its end, no part that begins with a dot",
  );

const redirect = objectOf("Redirect", "A renamed page.", {
  from: address.clone().register(fieldRegistry, {
    description: "The address that the page had.",
    example: "/product/old-name",
  }),
  to: z.union([address, z.literal("/")]).register(fieldRegistry, {
    description: "The address that it has now.",
    example: "/product/new-name",
  }),
});

export type Redirect = z.infer<typeof redirect>;

/** Rows without the checks across rows, for reporting the issues of each row. */
export const redirectRowsSchema = z.array(redirect);

/** Returns an issue for each duplicate `from` and for each `to` that is redirected itself. */
export function findCircularRows(
  rows: readonly { from: string | undefined; to: string | undefined }[],
) {
  const targets = new Map(rows.map(({ from, to }) => [from, to]));
  /** Returns the final path, or undefined for a loop. */
  const getEnd = (address: string, passed: readonly string[] = []): string | undefined => {
    const next = targets.get(address);
    if (next === undefined) return address;
    return passed.includes(next) ? undefined : getEnd(next, [...passed, next]);
  };
  return rows.flatMap(({ from, to }, index) => {
    const issues: { path: (string | number)[]; message: string }[] = [];
    const first = rows.findIndex((row) => row.from === from);
    if (from !== undefined && first < index) {
      const message = `"${from}" is redirected already in [${first}]; keep one of the two`;
      issues.push({ path: [index, "from"], message });
    }
    if (to !== undefined && targets.get(to) !== undefined) {
      const end = getEnd(to);
      const message =
        end === undefined
          ? `"${to}" leads back to itself; write the page that is meant`
          : `"${to}" is redirected itself; write "${end}"`;
      issues.push({ path: [index, "to"], message });
    }
    return issues;
  });
}

/** Redirect list, maintained by `npm run rename`. Rejects duplicate sources, chains and loops. */
export const redirectsSchema = redirectRowsSchema.superRefine((rows, context) => {
  for (const { path, message } of findCircularRows(rows))
    context.addIssue({ code: "custom", path, message });
});
