/** Origins of third-party services that a page may call; build settings can override some. */
export const providerOrigins = {
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;
