import fp from "fastify-plugin";
import { z } from "zod";
import { Problem } from "../gateway/problem";
import { type GatewayOptions } from "../gateway/mailQueue";
import { type Settings } from "../settings";

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

const verifyToken = async (token: string, settings: Settings, fetchFrom: typeof fetch) => {
  try {
    // Omits the visitor's address, which the provider doesn't need.
    const response = await fetchFrom(settings.RECAPTCHA_URL, {
      method: "POST",
      body: new URLSearchParams({ secret: settings.RECAPTCHA_SECRET ?? "", response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdictSchema.parse(await response.json());
  } catch {
    throw new Problem(503, "The bot check doesn’t answer. Please try again in a minute.", {
      headers: { "Retry-After": "60" },
    });
  }
};

/** Verifies action, host name and score if RECAPTCHA_SECRET is set. */
export const botCheck = fp<GatewayOptions>((app, { settings, fetch: fetchFrom = fetch }, done) => {
  const hostnames = [settings.GATSBY_SITE_URL, ...settings.ALLOWED_ORIGINS].map(
    (origin) => new URL(origin).hostname,
  );
  app.decorate("checkBot", async (token, action) => {
    if (settings.RECAPTCHA_SECRET === undefined) return;
    const verdict = await verifyToken(token, settings, fetchFrom);
    const passes =
      verdict.success &&
      verdict.action === action &&
      hostnames.includes(verdict.hostname ?? "") &&
      (verdict.score ?? 0) >= settings.RECAPTCHA_MIN_SCORE;
    if (!passes) throw new Problem(403, "The bot check failed.");
  });
  done();
});
