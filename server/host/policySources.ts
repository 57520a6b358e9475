import { providerOrigins } from "../../src/lib/env";
import { recordedGateway, type Settings } from "../settings";
import type { PolicySources } from "./hostRules";

/** Addresses from which reCAPTCHA loads scripts. For China (recaptcha.net) it uses both. */
const RECAPTCHA_ASSETS = "https://www.gstatic.com/recaptcha/";
const RECAPTCHA_ASSETS_IN_CHINA = "https://www.gstatic.cn/recaptcha/";
const ANALYTICS_TARGETS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/** Returns the sources of videos and of the configured gateway, bot check and analytics. */
export function getPolicySources(settings: Partial<Settings>): PolicySources {
  const gateway = settings.GATSBY_MAIL_GATEWAY_URL ?? recordedGateway;
  const recaptcha = `${settings.GATSBY_RECAPTCHA_ORIGIN ?? providerOrigins.recaptcha}/recaptcha/`;
  const isInChina = new URL(recaptcha).hostname.endsWith("recaptcha.net");
  const assets = isInChina ? [RECAPTCHA_ASSETS, RECAPTCHA_ASSETS_IN_CHINA] : [RECAPTCHA_ASSETS];
  const botCheck = settings.GATSBY_RECAPTCHA_SITE_KEY ? [recaptcha] : [];
  const analyticsOrigin = settings.GATSBY_ANALYTICS_ORIGIN ?? providerOrigins.analytics;
  const analyticsOrigins = settings.GATSBY_ANALYTICS_ID ? [analyticsOrigin] : [];
  return {
    "script-src": [...botCheck, ...botCheck.flatMap(() => assets), ...analyticsOrigins],
    // The bot check also sends requests from the page itself.
    "connect-src": [
      ...(gateway ? [new URL(gateway).origin] : []),
      ...botCheck,
      ...analyticsOrigins.flatMap((origin) => [origin, ...ANALYTICS_TARGETS]),
    ],
    // The video provider is only contacted after a visitor's click.
    "frame-src": [providerOrigins.framedVideos, ...botCheck],
  };
}
