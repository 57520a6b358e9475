import fp from "fastify-plugin";
import { z } from "zod";
import { createUnavailableProblem, Problem } from "../gateway/problem";
import { type GatewayOptions } from "./mailQueue";

declare module "fastify" {
  interface FastifyInstance {
    checkBot: (token: string, action: string) => Promise<void>;
  }
}

const TIMEOUT_MS = 5000;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

/** Adds `checkBot`. If RECAPTCHA_SECRET is set, it verifies token, action, host name and score. */
export const botCheck = fp<GatewayOptions>((app, { settings, fetch: fetchFrom = fetch }, done) => {
  const hostnames = [settings.GATSBY_SITE_URL, ...settings.ALLOWED_ORIGINS].map(
    (origin) => new URL(origin).hostname,
  );
  app.decorate("checkBot", async (token, action) => {
    const { RECAPTCHA_SECRET: secret, RECAPTCHA_URL } = settings;
    if (secret === undefined) return;
    const verdict = await fetchFrom(RECAPTCHA_URL, {
      method: "POST",
      // Omits the visitor's address, which the provider doesn't need.
      body: new URLSearchParams({ secret, response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
      .then(async (response) => verdictSchema.parse(await response.json()))
      .catch((error: unknown) => {
        throw createUnavailableProblem(error);
      });
    const passes =
      verdict.success &&
      verdict.action === action &&
      hostnames.includes(verdict.hostname ?? "") &&
      (verdict.score ?? 0) >= settings.RECAPTCHA_MIN_SCORE;
    if (!passes) throw new Problem(403, "The bot check failed.");
  });
  done();
});
