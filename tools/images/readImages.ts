import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { placeFinder } from "../report/namedAt";
import type { BuiltPage, SocialPicture } from "../report/readPage";
import type { Measurement } from "./measurePages";
import type { SeenPicture } from "./seenPictures";

/** A file of a picture that pages offer or name. */
export interface ServedFile {
  url: string;
  /** Whether pages offer it to show; others only name it, for networks and engines. */
  isShown: boolean;
  format: string;
  widthPx: number;
  /** As they travel: a drawing goes compressed. */
  bytes: number;
}

export interface Display extends Omit<SeenPicture, "offered"> {
  page: string;
  viewportPx: number;
  bytes: number;
  isLargestPaint: boolean;
}

export interface Image {
  file: string;
  bytes: number;
  widthPx: number;
  heightPx: number;
  isVector: boolean;
  /** MD5 of the file, which Gatsby puts into the addresses of what it makes of it. */
  digest: string;
  /** Where records and code name it: `data/products/vera.json:14`. */
  namedAt: string[];
  /** Pages, feeds and other built files that name a file of it. */
  usedOn: string[];
  served: ServedFile[];
  displays: Display[];
  social: (SocialPicture & { page: string })[];
}

/** What the pictures of a page weigh together in one window. */
export interface PageWeight {
  page: string;
  viewportPx: number;
  bytes: number;
}

/** The project and the site that's built of it. */
export interface ImageSources {
  projectDir: string;
  publicDir: string;
  files: readonly string[];
  pages: readonly BuiltPage[];
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const FOLDERS = ["data/images", "static"];
const NAMES_PICTURES = /^(?!\/page-data\/|\/webpack).*\.(?:html|css|xml|json|webmanifest)$/;

const getPath = (address: string) => new URL(address, "http://localhost").pathname;

/** The bytes of a built file as they travel. */
function servedBytes(publicDir: string, url: string): number {
  const file = path.join(publicDir, decodeURIComponent(url));
  const compressed = `${file}.br`;
  return statSync(url.endsWith(".svg") && existsSync(compressed) ? compressed : file).size;
}

async function readImage(absolutePath: string, file: string): Promise<Image> {
  const content = readFileSync(absolutePath);
  const { width, height, format } = await sharp(content).metadata();
  return {
    file,
    bytes: content.length,
    widthPx: width,
    heightPx: height,
    isVector: format === "svg",
    digest: createHash("md5").update(content).digest("hex"),
    namedAt: [],
    usedOn: [],
    served: [],
    displays: [],
    social: [],
  };
}

/** The addresses of pictures that built files write out, each with the pages and files that do. */
function namedAddresses({ publicDir, files }: ImageSources): Map<string, Set<string>> {
  const named = new Map<string, Set<string>>();
  for (const file of files.filter((one) => NAMES_PICTURES.test(one))) {
    const text = readFileSync(path.join(publicDir, file), "utf8");
    const place = file.replace(/\/index\.html$/, "") || "/";
    for (const [address] of text.matchAll(/\/[\w./%-]+\.(?:avif|gif|jpe?g|png|svg|webp)\b/gi)) {
      const url = getPath(address);
      named.set(url, (named.get(url) ?? new Set()).add(place));
    }
  }
  return named;
}

/**
 * Reads every picture of `data/images` and `static` with all that the built site and the measurements
 * say of each; and what the pictures of each page weigh.
 */
export async function readImages(
  sources: ImageSources,
  measurements: readonly Measurement[],
): Promise<{ images: Image[]; weights: PageWeight[] }> {
  const { projectDir, publicDir, files, pages } = sources;
  const masters = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => PICTURE.test(file))
      .map((file) => path.posix.join(folder, file.split(path.sep).join("/"))),
  );
  const images = await Promise.all(
    masters.sort().map((file) => readImage(path.join(projectDir, file), file)),
  );
  const byDigest = new Map(images.map((image) => [image.digest, image]));
  const byUrl = new Map(images.map((image) => [image.file.replace(/^static/, ""), image]));
  const getImage = (url: string): Image | undefined =>
    byUrl.get(url) ?? byDigest.get(/^\/static\/([0-9a-f]{32})\//.exec(url)?.[1] ?? "");

  const isBuilt = new Set(files);
  const offered = new Set(
    measurements.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.offered)),
  );
  for (const [url, places] of namedAddresses(sources)) {
    if (!isBuilt.has(decodeURIComponent(url))) continue;
    const file = path.join(publicDir, decodeURIComponent(url));
    const image = getImage(url);
    if (!image) continue;
    image.usedOn.push(...[...places].filter((place) => !image.usedOn.includes(place)));
    image.served.push({
      url,
      isShown: offered.has(url),
      format: path.extname(url).slice(1).toUpperCase(),
      widthPx: (await sharp(file).metadata()).width,
      bytes: servedBytes(publicDir, url),
    });
  }

  for (const { path: page, social } of pages) {
    if (social) getImage(getPath(social.address))?.social.push({ ...social, page });
  }

  const weights = measurements.map(({ page, viewportPx, largestPaint, pictures }) => {
    const fetched = new Map<string, number>();
    for (const { offered: _files, ...picture } of pictures) {
      const { url, widthPx } = picture;
      const bytes = isBuilt.has(url) ? servedBytes(publicDir, url) : 0;
      const isLargestPaint = largestPaint === url;
      getImage(url)?.displays.push({ ...picture, page, viewportPx, bytes, isLargestPaint });
      if (widthPx > 0) fetched.set(url, bytes);
    }
    return { page, viewportPx, bytes: [...fetched.values()].reduce((sum, one) => sum + one, 0) };
  });

  const getPlaces = placeFinder(projectDir);
  for (const image of images) {
    image.namedAt = getPlaces(image.file.replace(/^(?:data\/images|static)\//, ""));
  }
  return { images, weights };
}
