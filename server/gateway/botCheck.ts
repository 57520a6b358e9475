import { z } from "zod";
import { type Settings } from "../settings";
import { Problem } from "./problem";

/** How long the provider may take, in milliseconds. */
const TIMEOUT_MS = 5000;

const verdictSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  hostname: z.string().optional(),
});

const ask = async (token: string, settings: Settings, fetchFrom: typeof fetch) => {
  try {
    // The visitor's address is not passed on: the provider does not need it to know its token.
    const response = await fetchFrom(settings.RECAPTCHA_URL, {
      method: "POST",
      body: new URLSearchParams({ secret: settings.RECAPTCHA_SECRET ?? "", response: token }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    return verdictSchema.parse(await response.json());
  } catch {
    throw new Problem(503, "The bot check doesn't answer.", { headers: { "Retry-After": "60" } });
  }
};

/**
 * The bot check of the settings: it throws a Problem that refuses a call. With a secret the provider
 * must confirm the token, for the action of the call, on a host name of ours, with the least score;
 * without one any token passes, and the schema has seen to it that there is one.
 */
export const createBotCheck = (settings: Settings, fetchFrom: typeof fetch) => {
  if (settings.RECAPTCHA_SECRET === undefined) return () => Promise.resolve();
  const hostnames = [settings.GATSBY_SITE_URL, ...settings.ALLOWED_ORIGINS].map(
    (origin) => new URL(origin).hostname,
  );
  return async (token: string, action: string) => {
    const verdict = await ask(token, settings, fetchFrom);
    const passes =
      verdict.success &&
      verdict.action === action &&
      hostnames.includes(verdict.hostname ?? "") &&
      (verdict.score ?? 0) >= settings.RECAPTCHA_MIN_SCORE;
    if (!passes) throw new Problem(403, "The bot check did not pass.");
  };
};
