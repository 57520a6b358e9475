import { z } from "zod";
import type { Accepted } from "./accepted";

const advisorySchema = z.object({
  title: z.string(),
  url: z.string(),
  severity: z.string(),
  range: z.string(),
});

/** What `npm audit --json` answers: what it found, or why it could not ask. */
export const auditSchema = z.union([
  z
    .object({
      vulnerabilities: z.record(
        z.string(),
        z.object({ name: z.string(), via: z.array(z.union([z.string(), advisorySchema])) }),
      ),
    })
    .transform(({ vulnerabilities }) => ({ vulnerabilities })),
  z.object({ message: z.string() }),
]);
export type Audit = z.infer<typeof auditSchema>;

/** A weakness that somebody has published. */
export interface Advisory {
  /** The last part of its address, such as GHSA-xxxx-xxxx-xxxx. */
  id: string;
  packageName: string;
  severity: string;
  title: string;
  url: string;
  range: string;
  /** Why it does not concern us, where somebody has judged so. */
  reason?: string;
  /** The day of that judgement. */
  date?: string;
}

const URGENT: ReadonlySet<string> = new Set(["high", "critical"]);

/** Each advisory of an audit once, with what was judged of it. Throws with npm's words where it could not ask. */
export const getAdvisories = (audit: Audit, { advisories: judged }: Accepted): Advisory[] => {
  if ("message" in audit) throw new Error(`npm could not ask for advisories: ${audit.message}`);
  const found = new Map<string, Advisory>();
  for (const { name, via } of Object.values(audit.vulnerabilities)) {
    for (const cause of via) {
      if (typeof cause === "string") continue;
      const id = cause.url.split("/").at(-1) ?? cause.url;
      const judgement = judged.find((candidate) => candidate.id === id);
      found.set(id, {
        ...cause,
        id,
        packageName: name,
        ...(judgement ? { reason: judgement.reason, date: judgement.date } : {}),
      });
    }
  }
  return [...found.values()];
};

/** Those that need a person: high or critical, and not judged yet. */
export const getUrgent = (advisories: readonly Advisory[]): Advisory[] =>
  advisories.filter(({ severity, reason }) => URGENT.has(severity) && reason === undefined);
