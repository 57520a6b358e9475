import { providerOrigins } from "../../src/lib/env";
import { recordedGateway } from "../settings";
import type { PolicySources } from "./hostRules";

/** reCAPTCHA's script loads its parts from the first; in China (recaptcha.net) also the second. */
const RECAPTCHA_PARTS = "https://www.gstatic.com/recaptcha/";
const RECAPTCHA_PARTS_IN_CHINA = "https://www.gstatic.cn/recaptcha/";
const ANALYTICS_TARGETS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Returns the policy's sources for another gateway, the bot check and analytics, as configured. */
export function getPolicySources(
  environment: Readonly<Record<string, string | undefined>>,
): PolicySources {
  const gateway = environment.GATSBY_MAIL_GATEWAY_URL || recordedGateway;
  const recaptcha = `${environment.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha}/recaptcha/`;
  const analytics = environment.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics;
  const sources: Record<"script-src" | "connect-src" | "frame-src", string[]> = {
    "script-src": [],
    "connect-src": gateway ? [new URL(gateway).origin] : [],
    // The video provider is only contacted after a visitor's click.
    "frame-src": [providerOrigins.framedVideos],
  };
  if (environment.GATSBY_RECAPTCHA_SITE_KEY) {
    sources["script-src"].push(recaptcha, RECAPTCHA_PARTS);
    if (new URL(recaptcha).hostname.endsWith("recaptcha.net")) {
      sources["script-src"].push(RECAPTCHA_PARTS_IN_CHINA);
    }
    // The bot check also sends requests from the page itself.
    sources["connect-src"].push(recaptcha);
    sources["frame-src"].push(recaptcha);
  }
  if (environment.GATSBY_ANALYTICS_ID) {
    sources["script-src"].push(analytics);
    sources["connect-src"].push(analytics, ...ANALYTICS_TARGETS);
  }
  return sources;
}
