/** What the web app manifest says of the site. */
export interface ManifestFacts {
  name: string;
  description: string;
  language: string;
  themeColor: string;
  backgroundColor: string;
}

/** site.webmanifest (w3.org/TR/appmanifest): name, colours and icons for a home screen. */
export const webManifest = (facts: ManifestFacts) =>
  `${JSON.stringify(
    {
      name: facts.name,
      short_name: facts.name,
      description: facts.description,
      lang: facts.language,
      dir: "ltr",
      id: "/",
      start_url: "/",
      scope: "/",
      display: "browser",
      theme_color: facts.themeColor,
      background_color: facts.backgroundColor,
      icons: [
        { src: "/icons/icon-192.png", sizes: "192x192", type: "image/png", purpose: "any" },
        { src: "/icons/icon-512.png", sizes: "512x512", type: "image/png", purpose: "any" },
        {
          src: "/icons/maskable-512.png",
          sizes: "512x512",
          type: "image/png",
          purpose: "maskable",
        },
      ],
    },
    null,
    2,
  )}\n`;
