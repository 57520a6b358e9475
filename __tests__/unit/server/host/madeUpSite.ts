import path from "node:path";
import { precompress } from "../../../../server/host/precompress";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const FILLER = "A word may have many senses, and a text tells which one is meant. ".repeat(20);

/** Inline script whose hash the policy must contain. */
export const INLINE_SCRIPT = "window.isReady=true;";

const page = (title: string): string =>
  `<!doctype html><html lang="en"><head><title>${title}</title><script>${INLINE_SCRIPT}</script><script type="application/ld+json">{"@type":"WebSite"}</script></head><body><h1>${title}</h1><p>${FILLER}</p></body></html>`;

export const VIDEO = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const FILES: Readonly<Record<string, string | Buffer>> = {
  "index.html": page("/"),
  "404.html": page("/404.html"),
  "not-found/index.html": page("/not-found"),
  "product/vera/index.html": page("/product/vera"),
  "product/vera/page.json.map": "{}",
  "caffè/index.html": page("/caffè"),
  "empty-folder/note.txt": "Just a note.",
  "robots.txt": FILLER,
  "page-data/product/vera/page-data.json": JSON.stringify({ text: FILLER }),
  "app-0123456789abcdef0123.js": `const words = ${JSON.stringify(FILLER)};`,
  "app-0123456789abcdef0123.js.map": "{}",
  "styles.0123456789abcdef0123.css": `.word { content: "${FILLER}"; }`,
  "plain.js": `const words = ${JSON.stringify(FILLER)};`,
  "static/brygada-0123456789abcdef.woff2": Buffer.from("wOF2"),
  "static/d/123.json": JSON.stringify({ text: FILLER }),
  "video/tour.mp4": VIDEO,
  "video/tour.vtt": `WEBVTT\n\n${FILLER}`,
  "social/home.avif": Buffer.from("avif"),
  "icon.svg": `<svg xmlns="http://www.w3.org/2000/svg"><title>${FILLER}</title></svg>`,
  "site.webmanifest": JSON.stringify({ name: FILLER }),
  "papers.bib": `@misc{word, note = {${FILLER}}}`,
  "papers.ris": `TY  - CONF\nAB  - ${FILLER}\n`,
  "data.unknown": "bytes",
  "webpack.stats.json": "{}",
  ".secret": "hidden",
  ".git/config": "hidden",
  ".well-known/security.txt": "Contact: mailto:security@example.com\n",
};

/** Writes the site, and a file outside it; returns the site's folder. */
export const writeMadeUpSite = async (): Promise<string> => {
  const folder = temporaryFolder("host");
  const publicDir = path.join(folder, "public");
  writeFiles(publicDir, FILES);
  writeFiles(folder, { "outside.txt": "outside" });
  await precompress(publicDir);
  return publicDir;
};
