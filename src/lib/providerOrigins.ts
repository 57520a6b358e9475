/** Where the services of others are that a page may ask; a build can be given other origins for some. */
export const providerOrigins = {
  /** YouTube in its mode without cookies. */
  framedVideos: "https://www.youtube-nocookie.com",
  analytics: "https://www.googletagmanager.com",
  recaptcha: "https://www.google.com",
} as const;
