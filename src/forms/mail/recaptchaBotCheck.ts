import { BOT_CHECK_TIMEOUT_MS } from "../../lib/limits";
import type { BotCheck } from "./botCheck";
import { withDeadline } from "./withDeadline";

/** What the script of reCAPTCHA v3 offers, as far as it is used here. */
export interface Grecaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/** Parts that a test replaces. */
export interface RecaptchaParts {
  siteKey: string;
  /** Where the script comes from, without a closing slash. */
  origin: string;
  page: Document;
  /** The global that the script leaves; undefined until then. */
  readGrecaptcha: () => Grecaptcha | undefined;
}

/**
 * reCAPTCHA v3. The script is put into the page by `prepare` or the first `token`, once; after a
 * failure the next call tries again. A script that is blocked, hangs or rejects makes `token`
 * reject within BOT_CHECK_TIMEOUT_MS.
 */
export const createRecaptchaBotCheck = ({
  siteKey,
  origin,
  page,
  readGrecaptcha,
}: RecaptchaParts): BotCheck => {
  let loading: Promise<Grecaptcha> | undefined;

  const addScript = (signal: AbortSignal): Promise<Grecaptcha> =>
    new Promise((resolve, reject) => {
      const script = page.createElement("script");
      script.src = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      const fail = () => {
        script.remove();
        reject(new Error("The bot check could not be loaded."));
      };
      script.addEventListener("error", fail);
      // Otherwise the next call would add a second script.
      signal.addEventListener("abort", fail);
      script.addEventListener("load", () => {
        const grecaptcha = readGrecaptcha();
        if (grecaptcha === undefined) fail();
        else grecaptcha.ready(() => resolve(grecaptcha));
      });
      page.head.append(script);
    });

  const load = (): Promise<Grecaptcha> => {
    if (loading !== undefined) return loading;
    const attempt = withDeadline(BOT_CHECK_TIMEOUT_MS, undefined, addScript);
    loading = attempt;
    attempt.catch(() => {
      if (loading === attempt) loading = undefined;
    });
    return attempt;
  };

  return {
    prepare: () => void load().catch(() => undefined),
    token: (action, signal) =>
      withDeadline(BOT_CHECK_TIMEOUT_MS, signal, async () =>
        (await load()).execute(siteKey, { action }),
      ),
  };
};
