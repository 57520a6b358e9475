import { z } from "zod";
import { fieldRegistry } from "./fields";
import { named } from "./shared";

/** Where the list of renamed addresses stands, from the project's folder. It may be absent. */
export const REDIRECTS_FILE = "data/site/redirects.json";

// Only characters that no host's configuration reads as its own syntax.
const address = z
  .string()
  .regex(
    /^(\/[A-Za-z0-9._~-]+)+$/,
    "must be a path such as /product/name, without a slash at its end",
  );

const redirect = named(
  z.strictObject({
    from: address.clone().register(fieldRegistry, {
      description: "The address that the page had.",
      example: "/product/old-name",
    }),
    to: z.union([z.literal("/"), address]).register(fieldRegistry, {
      description: "The address that it has now.",
      example: "/product/new-name",
    }),
  }),
  "Redirect",
  "A renamed page.",
);

/** The list of renamed addresses; `npm run rename` keeps it. No row leads to another's `from`. */
export const redirectsSchema = z.array(redirect).superRefine((rows, context) => {
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
