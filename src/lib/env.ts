/** Origins of third-party services that a page may call; build settings can override some. */
export const providerOrigins = {
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;

/** Build settings, as in `.env.example`. Gatsby inlines only a literal `process.env.GATSBY_…`. */
export const env = {
  /** Any value except `production` excludes the site from search engines. */
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

/** True if search engines may index the site: `mode` (of site.json) and `siteMode` say so. */
export const isProduction = (mode: string): boolean =>
  mode === "production" && env.siteMode === "production";
