import { providerOrigins } from "../../src/lib/env";
import { recordedGateway } from "../settings";
import type { PolicySources } from "./hostRules";

/** Addresses from which reCAPTCHA loads scripts; in China (recaptcha.net) it uses both. */
const RECAPTCHA_PARTS = "https://www.gstatic.com/recaptcha/";
const RECAPTCHA_PARTS_IN_CHINA = "https://www.gstatic.cn/recaptcha/";
const ANALYTICS_TARGETS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Returns the policy's sources for another gateway, the bot check and analytics, as configured. */
export function getPolicySources(
  environment: Readonly<Record<string, string | undefined>>,
): PolicySources {
  const gateway = environment.GATSBY_MAIL_GATEWAY_URL || recordedGateway;
  const recaptcha = `${environment.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha}/recaptcha/`;
  const isInChina = new URL(recaptcha).hostname.endsWith("recaptcha.net");
  const parts = isInChina ? [RECAPTCHA_PARTS, RECAPTCHA_PARTS_IN_CHINA] : [RECAPTCHA_PARTS];
  const botCheck = environment.GATSBY_RECAPTCHA_SITE_KEY ? [recaptcha] : [];
  const analytics = environment.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics;
  const counter = environment.GATSBY_ANALYTICS_ID ? [analytics] : [];
  return {
    "script-src": [...botCheck, ...botCheck.flatMap(() => parts), ...counter],
    // The bot check also sends requests from the page itself.
    "connect-src": [
      ...(gateway ? [new URL(gateway).origin] : []),
      ...botCheck,
      ...counter.flatMap((origin) => [origin, ...ANALYTICS_TARGETS]),
    ],
    // The video provider is only contacted after a visitor's click.
    "frame-src": [providerOrigins.framedVideos, ...botCheck],
  };
}
