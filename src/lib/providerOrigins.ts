/** The origins of other companies' services that a page may call; a build can be given others for some. */
export const providerOrigins = {
  /** YouTube in its mode without cookies. */
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;
