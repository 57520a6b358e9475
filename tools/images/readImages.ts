import { createHash } from "node:crypto";
import { readFileSync, statSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { listFiles } from "../../content/contentFiles";
import { createPlaceFinder } from "../report/namedAt";
import type { SocialPicture } from "../report/readPage";
import type { BuiltSite } from "../report/runReport";
import type { Measurement } from "./measurePages";
import type { SeenPicture } from "./seenPictures";

export interface Display extends Omit<SeenPicture, "offered"> {
  page: string;
  viewportPx: number;
  bytes: number;
  /** Width of the file that the browser fetched; 0 if unknown. */
  fetchedPx: number;
  isLargestPaint: boolean;
}

export interface Image {
  file: string;
  bytes: number;
  widthPx: number;
  heightPx: number;
  isVector: boolean;
  /** MD5; Gatsby uses it in the addresses of derived files. */
  digest: string;
  /** In records and code: `data/products/vera.json:14`. */
  namedAt: string[];
  usedOn: string[];
  served: { format: string; widthPx: number; bytes: number }[];
  displays: Display[];
  social: (SocialPicture & { page: string })[];
}

export interface PageWeight {
  page: string;
  viewportPx: number;
  bytes: number;
}

const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;
const NAMES_PICTURES = /^(?!\/page-data\/|\/webpack).*\.(?:html|css|xml|json|webmanifest)$/;

const getPath = (address: string) => new URL(address, "http://localhost").pathname;

const getBuiltBytes = (publicDir: string, url: string): number =>
  statSync(path.join(publicDir, decodeURIComponent(url))).size;

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

function namedAddresses({ publicDir, files }: BuiltSite): Map<string, Set<string>> {
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
 * Collects the facts on every picture in `data/images` and `static`, and each page's picture
 * weight.
 */
export async function readImages(
  site: BuiltSite,
  measurements: readonly Measurement[],
  projectDir = process.cwd(),
): Promise<{ images: Image[]; weights: PageWeight[] }> {
  const { publicDir, files, pages } = site;
  const masters = ["data/images", "static"].flatMap((folder) =>
    listFiles(path.join(projectDir, folder))
      .filter((file) => PICTURE.test(file))
      .map((file) => `${folder}/${file}`),
  );
  const images = await Promise.all(
    masters.map((file) => readImage(path.join(projectDir, file), file)),
  );
  const byDigest = new Map(images.map((image) => [image.digest, image]));
  const byUrl = new Map(images.map((image) => [image.file.replace(/^static/, ""), image]));
  const getImage = (url: string): Image | undefined =>
    byUrl.get(url) ?? byDigest.get(/^\/static\/([0-9a-f]{32})\//.exec(url)?.[1] ?? "");

  const isBuilt = new Set(files);
  const fetchedPxByUrl = new Map<string, number>();
  const offered = new Set(
    measurements.flatMap(({ pictures }) => pictures.flatMap((picture) => picture.offered)),
  );
  for (const [url, places] of namedAddresses(site)) {
    const image = getImage(url);
    if (!image || !isBuilt.has(decodeURIComponent(url))) continue;
    image.usedOn.push(...[...places].filter((place) => !image.usedOn.includes(place)));
    if (!offered.has(url)) continue;
    const { width: widthPx } = await sharp(
      path.join(publicDir, decodeURIComponent(url)),
    ).metadata();
    fetchedPxByUrl.set(url, widthPx);
    image.served.push({
      format: path.extname(url).slice(1).toUpperCase(),
      widthPx,
      bytes: getBuiltBytes(publicDir, url),
    });
  }

  for (const { path: page, social } of pages) {
    if (social) getImage(getPath(social.address))?.social.push({ ...social, page });
  }

  const weights = measurements.map(({ page, viewportPx, largestPaint, pictures }) => {
    const fetched = new Map<string, number>();
    for (const { offered: _files, ...picture } of pictures) {
      const { url, widthPx } = picture;
      const bytes = isBuilt.has(url) ? getBuiltBytes(publicDir, url) : 0;
      const isLargestPaint = largestPaint === url;
      const fetchedPx = fetchedPxByUrl.get(url) ?? 0;
      const display = { ...picture, page, viewportPx, bytes, fetchedPx, isLargestPaint };
      getImage(url)?.displays.push(display);
      if (widthPx > 0) fetched.set(url, bytes);
    }
    return { page, viewportPx, bytes: [...fetched.values()].reduce((sum, one) => sum + one, 0) };
  });

  const getPlaces = createPlaceFinder(projectDir);
  for (const image of images) {
    image.namedAt = getPlaces(image.file.replace(/^(?:data\/images|static)\//, ""));
  }
  return { images, weights };
}
