import { z } from "zod";
import accepted from "./accepted.json";

const acceptedSchema = z.strictObject({
  /** Licences by SPDX identifier, with what they ask of us or why that is no matter here. */
  licences: z.record(z.string(), z.string().min(1)),
  /** The licence of packages whose manifest names none, as their LICENSE file says. */
  packages: z.record(z.string(), z.string()),
  /** Advisories that do not concern us, each with the reason and the day of that judgement. */
  advisories: z.array(
    z.strictObject({ id: z.string(), reason: z.string().min(1), date: z.iso.date() }),
  ),
});

/** What was judged and found good enough. */
export type Accepted = z.infer<typeof acceptedSchema>;

/** Reads `accepted.json`; throws where it does not have its shape. */
export const readAccepted = (): Accepted => acceptedSchema.parse(accepted);
