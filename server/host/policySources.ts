import site from "../../data/site/site.json";
import { providerOrigins } from "../../src/lib/providerOrigins";
import type { PolicySources } from "./hostRules";

/** Where reCAPTCHA's own script loads the rest of it from; with recaptcha.net also the second, in China. */
const RECAPTCHA_PARTS = "https://www.gstatic.com/recaptcha/";
const RECAPTCHA_PARTS_IN_CHINA = "https://www.gstatic.cn/recaptcha/";
/** Where the analytics script sends its counts. */
const ANALYTICS_TARGETS = ["https://*.google-analytics.com", "https://*.analytics.google.com"];

/**
 * The sources that the settings of a build add to the content security policy: another gateway
 * (the setting's, else the record's), the bot check and the analytics service, each only where it
 * is configured.
 */
export function policySources(
  environment: Readonly<Record<string, string | undefined>>,
): PolicySources {
  const { mailGateway = "" }: { website: string; mailGateway?: string } = site.addresses;
  const gateway = environment.GATSBY_MAIL_GATEWAY_URL || mailGateway;
  const recaptcha = `${environment.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha}/recaptcha/`;
  const analytics = environment.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics;
  const sources: Record<"script-src" | "connect-src" | "frame-src", string[]> = {
    "script-src": [],
    "connect-src": gateway ? [new URL(gateway).origin] : [],
    // A provider of videos is asked only after a visitor's click.
    "frame-src": [providerOrigins.framedVideos],
  };
  if (environment.GATSBY_RECAPTCHA_SITE_KEY) {
    sources["script-src"].push(recaptcha, RECAPTCHA_PARTS);
    if (new URL(recaptcha).hostname.endsWith("recaptcha.net")) {
      sources["script-src"].push(RECAPTCHA_PARTS_IN_CHINA);
    }
    // The bot check reports to its own address from the page itself.
    sources["connect-src"].push(recaptcha);
    sources["frame-src"].push(recaptcha);
  }
  if (environment.GATSBY_ANALYTICS_ID) {
    sources["script-src"].push(analytics);
    sources["connect-src"].push(analytics, ...ANALYTICS_TARGETS);
  }
  return sources;
}
