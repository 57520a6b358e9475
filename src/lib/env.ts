/** Origins of third-party services that a page may call; build settings can override some. */
export const providerOrigins = {
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;

/** Explained in `.env.example`; Gatsby replaces only literal `process.env.GATSBY_…`. */
export const env = {
  /** Search engines may index pages in `production` only. */
  siteMode: process.env.GATSBY_SITE_MODE || process.env.NODE_ENV || "production",
  /** Empty if the site's own host is the mail gateway. */
  mailGatewayUrl: process.env.GATSBY_MAIL_GATEWAY_URL ?? "",
  /** Empty disables the bot check. */
  recaptchaSiteKey: process.env.GATSBY_RECAPTCHA_SITE_KEY ?? "",
  /** Empty disables analytics. */
  analyticsId: process.env.GATSBY_ANALYTICS_ID ?? "",
  analyticsOrigin: process.env.GATSBY_ANALYTICS_ORIGIN || providerOrigins.analytics,
  /** Origin of the bot check's script; recaptcha.net where google.com is blocked. */
  recaptchaOrigin: process.env.GATSBY_RECAPTCHA_ORIGIN || providerOrigins.recaptcha,
  siteVerification: process.env.GATSBY_SITE_VERIFICATION ?? "",
  xsrfCookie: process.env.GATSBY_XSRF_COOKIE || "XSRF-TOKEN",
  xsrfHeader: process.env.GATSBY_XSRF_HEADER || "X-XSRF-TOKEN",
  unsubscribeParameter: process.env.GATSBY_UNSUBSCRIBE_PARAMETER || "code",
} as const;

/** True if search engines may index the site: both settings and build are in production mode. */
export const isProduction = (mode: string): boolean =>
  mode === "production" && env.siteMode === "production";
