import { z } from "zod";
import { fieldRegistry } from "../fields";
import { objectOf } from "../shared";

/** Where the list of renamed addresses stands, from the project's folder. It may be absent. */
export const REDIRECTS_FILE = "data/site/redirects.json";

// Only characters that no host's configuration reads as its own syntax, and what a host asks its list for.
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

/** A permanent redirect of one address to another of the site, for a record that was renamed. */
export type Redirect = z.infer<typeof redirect>;

/** The rows of the list, each checked separately. */
export const redirectRowsSchema = z.array(redirect);

/** A row of which not every field can be read. */
interface ReadRow {
  from: string | undefined;
  to: string | undefined;
}

/**
 * Rows that get in each other's way: an address that is redirected twice, or to one that is
 * redirected itself.
 */
export function tangledRows(
  rows: readonly ReadRow[],
): { path: (string | number)[]; message: string }[] {
  const targets = new Map(rows.map(({ from, to }) => [from, to]));
  /** Where an address ends up; nothing where it goes round in a circle. */
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
          ? `"${to}" leads round in a circle; name the page that is meant`
          : `"${to}" is redirected itself; write "${end}"`;
      issues.push({ path: [index, "to"], message });
    }
    return issues;
  });
}

/** The list of renamed addresses; `npm run rename` keeps it. No row leads to another's `from`. */
export const redirectsSchema = redirectRowsSchema.superRefine((rows, context) => {
  for (const { path, message } of tangledRows(rows))
    context.addIssue({ code: "custom", path, message });
});
