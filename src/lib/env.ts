import { providerOrigins } from "./providerOrigins";

/**
 * Build settings (`.env.example` explains each). The host reads the names that it shares with the
 * site from here too.
 * Gatsby replaces each literal `process.env.GATSBY_…`, so every name is spelled out.
 */
export const env = {
  /**
   * `production` if pages may be indexed; anything else in staging, previews and `gatsby develop`.
   */
  siteMode: process.env.GATSBY_SITE_MODE || process.env.NODE_ENV || "production",
  /** URL of a mail gateway other than the site's own host. */
  mailGatewayUrl: process.env.GATSBY_MAIL_GATEWAY_URL ?? "",
  /** Site key of the bot check; if empty, the bot check is off. */
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  /** Identifier at the analytics service; if empty, analytics is off. */
  analyticsId: process.env.GATSBY_ANALYTICS_ID ?? "",
  analyticsOrigin: process.env.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics,
  /** Origin of the bot check's script; recaptcha.net where google.com is blocked. */
  recaptchaOrigin: process.env.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha,
  /** Site-verification tag of a search engine. */
  siteVerification: process.env.GATSBY_SITE_VERIFICATION ?? "",
  /** Cookie and header of the CSRF token. */
  xsrfCookie: process.env.GATSBY_XSRF_COOKIE || "XSRF-TOKEN",
  xsrfHeader: process.env.GATSBY_XSRF_HEADER || "X-XSRF-TOKEN",
  /** Query parameter of the unsubscribe page with the confirmation code. */
  unsubscribeParameter: process.env.GATSBY_UNSUBSCRIBE_PARAMETER || "code",
} as const;
