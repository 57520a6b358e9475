import { providerOrigins } from "./providerOrigins";

/**
 * Settings that a build may be given (`.env.example` explains each); the host reads the names that
 * it shares with the site here as well. Gatsby replaces every `process.env.GATSBY_…` by its value,
 * so each is spelled out.
 */
export const env = {
  /** `production` where pages may be indexed; anything else in staging, previews and `gatsby develop`. */
  siteMode: process.env.GATSBY_SITE_MODE || process.env.NODE_ENV || "production",
  /** Another gateway than the site's own host. */
  mailGatewayUrl: process.env.GATSBY_MAIL_GATEWAY_URL ?? "",
  /** The site key of the bot check; without one no provider is asked. */
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  /** The identifier at the analytics service; without one nothing is counted. */
  analyticsId: process.env.GATSBY_ANALYTICS_ID ?? "",
  /** The origin that serves the analytics script. */
  analyticsOrigin: process.env.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics,
  /** The origin that serves the script of the bot check; recaptcha.net where google.com is blocked. */
  recaptchaOrigin: process.env.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha,
  /** The site-verification tag of a search engine. */
  siteVerification: process.env.GATSBY_SITE_VERIFICATION ?? "",
  /** The cookie and the header of the anti-forgery pair; the usual names unless set. */
  xsrfCookie: process.env.GATSBY_XSRF_COOKIE || "XSRF-TOKEN",
  xsrfHeader: process.env.GATSBY_XSRF_HEADER || "X-XSRF-TOKEN",
  /** The query parameter of the unsubscribe page that holds the confirmation code. */
  unsubscribeParameter: process.env.GATSBY_UNSUBSCRIBE_PARAMETER || "code",
} as const;
