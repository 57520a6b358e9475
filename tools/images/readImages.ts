import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { readContentFiles } from "../../content/contentFiles";
import type { Measurement } from "./measurePages";
import type { SeenPicture } from "./seenPictures";

/** Gatsby's own files, and `/404`, which shows the not-found page. */
const NOT_A_PAGE = /^\/(?:_gatsby|page-data|404)\//;

/** Returns the built pages. `social`: address of the picture that social networks show. */
export const readPages = (publicDir: string, files: readonly string[]) =>
  files
    .filter((file) => file.endsWith("/index.html") && !NOT_A_PAGE.test(file))
    .map((file) => {
      const html = readFileSync(path.join(publicDir, file), "utf8");
      return {
        path: file.replace(/\/index\.html$/, "") || "/",
        hasPictures: html.includes("<img"),
        social: /<meta [^>]*property="og:image" content="([^"]*)"/.exec(html)?.[1],
      };
    });

export interface Display extends SeenPicture {
  page: string;
  viewportPx: number;
  bytes: number;
  /** Width of the file that the browser fetched; 0 if unknown. */
  fetchedPx: number;
  isLargestPaint: boolean;
}

type Report = Awaited<ReturnType<typeof readImages>>;
export type Image = Report["images"][number];
export type PageWeight = Pick<Report["weights"][number], "page" | "viewportPx" | "bytes">;

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const NAMES_PICTURES = /^(?!\/page-data\/|\/webpack).*\.(?:html|css|xml|json|webmanifest)$/;

/** Returns facts on each picture, and the weight of a page's pictures for each viewport. */
export async function readImages(
  publicDir: string,
  files: readonly string[],
  pages: ReturnType<typeof readPages>,
  measurements: readonly Measurement[],
  projectDir = process.cwd(),
) {
  const content = readContentFiles(projectDir);
  const records = [...content.records]
    .filter(([file]) => file.endsWith(".json"))
    .map(([file, bytes]) => ({ file, text: Buffer.from(bytes).toString() }));
  const findPlace = (name: string) => {
    const record = records.find(({ text }) => text.includes(name));
    const line = record?.text.slice(0, record.text.indexOf(name)).split("\n").length;
    return record && `${record.file}:${line}`;
  };
  const built = files
    .filter((file) => NAMES_PICTURES.test(file))
    .map((file) => readFileSync(path.join(publicDir, file), "utf8"))
    .join("\n");

  const offered = measurements.flatMap(({ pictures }) => pictures.flatMap((one) => one.offered));
  const urls = [...new Set(offered)].filter((url) => files.includes(decodeURIComponent(url)));
  const readServed = async (url: string) => {
    const file = path.join(publicDir, decodeURIComponent(url));
    const { width: widthPx } = await sharp(file).metadata();
    const format = path.extname(url).slice(1).toUpperCase();
    return [url, { format, widthPx, bytes: statSync(file).size }] as const;
  };
  const served = new Map(await Promise.all(urls.map(readServed)));

  const views = measurements.map(({ page, viewportPx, pictures }) => {
    const largest = Math.max(...pictures.map(({ firstScreenArea }) => firstScreenArea));
    const displays = pictures.map((picture): Display => {
      const { widthPx: fetchedPx, bytes } = served.get(picture.url) ?? { widthPx: 0, bytes: 0 };
      const isLargestPaint = largest > 0 && picture.firstScreenArea === largest;
      return { ...picture, page, viewportPx, bytes, fetchedPx, isLargestPaint };
    });
    const fetched = displays.filter(({ widthPx }) => widthPx > 0);
    const bytesByUrl = new Map(fetched.map(({ url, bytes }) => [url, bytes]));
    const bytes = [...bytesByUrl.values()].reduce((sum, one) => sum + one, 0);
    return { page, viewportPx, bytes, displays };
  });
  const displays = views.flatMap((view) => view.displays);

  const readImage = async (file: string) => {
    const bytes = readFileSync(path.join(projectDir, file));
    const { width, height, format } = await sharp(bytes).metadata();
    const digest = createHash("md5").update(bytes).digest("hex");
    // Gatsby puts a file and its derived files into a folder named by the digest.
    const start = file.startsWith("static/") ? file.slice("static".length) : `/static/${digest}/`;
    const isOwn = (address: string) =>
      new URL(address, "http://localhost").pathname.startsWith(start);
    return {
      file,
      bytes: bytes.length,
      widthPx: width,
      heightPx: height,
      isVector: format === "svg",
      /** Record and line: `data/products/vera.json:14`. */
      namedAt: findPlace(file.replace(/^(?:data\/images|static)/, "")),
      /** True if a page or another built file names it. */
      isUsed: built.includes(start),
      served: [...served].flatMap(([url, one]) => (isOwn(url) ? one : [])),
      displays: displays.filter(({ url }) => isOwn(url)),
      /** Paths of the pages that have it as picture for social networks. */
      socialOf: pages.flatMap((page) =>
        page.social !== undefined && isOwn(page.social) ? page.path : [],
      ),
    };
  };
  const names = [...content.images, ...content.staticFiles.map((file) => `static${file}`)];
  const images = await Promise.all(names.filter((name) => PICTURE.test(name)).map(readImage));
  return { images, weights: views };
}
