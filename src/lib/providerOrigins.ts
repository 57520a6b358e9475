/** Origins of third-party services that a page may call; build settings can override some. */
export const providerOrigins = {
  /** YouTube in its mode without cookies. */
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;
