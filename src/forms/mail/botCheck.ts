import { memoizeOnce } from "../../lib/memoizeOnce";
import { BOT_CHECK_TIMEOUT_MS } from "../../lib/limits";
import { withDeadline } from "./withDeadline";

export interface BotCheck {
  /** Prepares the check; called whenever a form gets the focus. Never throws. */
  prepare: () => void;
  /** Returns a new token for one call. Rejects on a timeout, an abort or the provider's failure. */
  token: (action: string, signal?: AbortSignal) => Promise<string>;
}

/** Bot check without a provider: the gateway requires a token but then accepts any text. */
export const localBotCheck: BotCheck = {
  prepare: () => undefined,
  token: () => Promise.resolve("local"),
};

export interface Grecaptcha {
  ready: (callback: () => void) => void;
  execute: (siteKey: string, options: { action: string }) => PromiseLike<string>;
}

declare global {
  interface Window {
    grecaptcha?: Grecaptcha;
  }
}

/**
 * Creates a bot check with reCAPTCHA v3; `origin` has no trailing slash. `prepare` or the first
 * `token` loads the script once; after a failure the next call tries again. If the script is
 * blocked, hangs or rejects, `token` rejects within BOT_CHECK_TIMEOUT_MS.
 */
export const createRecaptchaBotCheck = (siteKey: string, origin: string): BotCheck => {
  const addScript = (signal: AbortSignal): Promise<Grecaptcha> =>
    new Promise((resolve, reject) => {
      const script = document.createElement("script");
      script.src = `${origin}/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`;
      script.async = true;
      const fail = () => {
        script.remove();
        reject(new Error("The bot check could not be loaded."));
      };
      script.addEventListener("error", fail);
      // The script is removed on abort, so that a retry doesn't add a second one.
      signal.addEventListener("abort", fail);
      script.addEventListener("load", () => {
        const { grecaptcha } = window;
        if (grecaptcha === undefined) fail();
        else grecaptcha.ready(() => resolve(grecaptcha));
      });
      document.head.append(script);
    });

  const load = memoizeOnce(() => withDeadline(BOT_CHECK_TIMEOUT_MS, undefined, addScript));

  return {
    prepare: () => void load().catch(() => undefined),
    token: (action, signal) =>
      withDeadline(BOT_CHECK_TIMEOUT_MS, signal, async () =>
        (await load()).execute(siteKey, { action }),
      ),
  };
};
