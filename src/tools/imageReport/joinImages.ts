import { existsSync, statSync } from "node:fs";
import path from "node:path";
import { CENTRE, type Point } from "./crop";
import { chosenCandidate, promisedWidthPx } from "./displayedWidth";
import type { Display, ImageEntry, PageWeight, Use, Variant } from "./imageEntry";
import { type Measurement, VIEWPORTS } from "./measurePictures";
import type { BuiltPage } from "./readBuiltPages";
import { type Master, readMaster } from "./readMasters";
import type { Candidate, PagePicture, ShownPicture } from "./readPictures";
import type { Reference } from "./readReferences";

/** All that the report joins, as read. */
export interface ImageSources {
  publicDir: string;
  pages: readonly BuiltPage[];
  masters: readonly Master[];
  references: readonly Reference[];
  /** Source files that name a picture, by the picture's file. */
  readers: ReadonlyMap<string, readonly string[]>;
  /** Nothing where there was no browser. */
  measurements: readonly Measurement[] | undefined;
}

/** Pictures with their uses, and pages with the weight of their pictures. */
export interface JoinedImages {
  entries: ImageEntry[];
  pageWeights: PageWeight[];
}

const FORMATS: Readonly<Record<string, string>> = {
  avif: "AVIF",
  webp: "WebP",
  jpg: "JPEG",
  jpeg: "JPEG",
  png: "PNG",
  svg: "SVG",
};
const formatOf = (url: string) => {
  const ending = path.extname(url).slice(1).toLowerCase();
  return FORMATS[ending] ?? ending.toUpperCase();
};

/** The path of an address on this site; the metadata writes full addresses. */
const pathOf = (url: string) => new URL(url, "http://localhost").pathname;

/** The bytes of a served file as they travel: a drawing goes in its smaller, compressed copy. */
function servedBytes(publicDir: string, url: string): number | undefined {
  const file = path.join(publicDir, decodeURIComponent(pathOf(url)));
  const compressed = `${file}.br`;
  if (url.endsWith(".svg") && existsSync(compressed)) return statSync(compressed).size;
  return existsSync(file) ? statSync(file).size : undefined;
}

/** Finds the master of a served address: by the digest in Gatsby's address, else by the same path in `static`. */
function masterFinder(masters: readonly Master[]): (url: string) => Master | undefined {
  const byDigest = new Map(masters.map((master) => [master.md5, master]));
  const byFile = new Map(masters.map((master) => [master.file, master]));
  return (url) => {
    const address = pathOf(url);
    const [, digest = ""] = /^\/static\/([0-9a-f]{32})\//.exec(address) ?? [];
    return byDigest.get(digest) ?? byFile.get(`static${address}`) ?? byFile.get(`public${address}`);
  };
}

const addressesOf = (picture: PagePicture): string[] =>
  picture.kind === "shown" ? picture.candidates.map(({ url }) => url) : [picture.url];

/** Pictures that pages name and no folder of masters holds: the build drew them. */
async function drawnByBuild({ publicDir, pages, masters }: ImageSources): Promise<Master[]> {
  const masterOf = masterFinder(masters);
  const addresses = new Set(
    pages.flatMap(({ pictures }) =>
      pictures
        .flatMap(addressesOf)
        .map(pathOf)
        .filter((url) => !masterOf(url) && !url.endsWith(".ico")),
    ),
  );
  return Promise.all(
    [...addresses]
      .filter((url) => existsSync(path.join(publicDir, url)))
      .map((url) => readMaster(path.join(publicDir, url), `public${url}`)),
  );
}

/** The width of a picture's frame, from its markup alone. */
function promisedDisplay(
  picture: ShownPicture,
  chosen: Candidate,
  viewportPx: number,
): { widthPx: number; heightPx: number } {
  const ratio = (picture.heightPx ?? 1) / (picture.widthPx ?? 1);
  const widthPx =
    chosen.sizes === undefined
      ? (picture.widthPx ?? viewportPx)
      : promisedWidthPx(chosen.sizes, viewportPx);
  return { widthPx: Math.round(widthPx), heightPx: Math.round(widthPx * ratio) };
}

/** Joins built pages, masters, records and measurements into one entry a picture. */
export async function joinImages(sources: ImageSources): Promise<JoinedImages> {
  const { publicDir, pages, references, measurements } = sources;
  const masters = [...sources.masters, ...(await drawnByBuild(sources))];
  const masterOf = masterFinder(masters);
  const entries = new Map<Master, ImageEntry>(
    masters.map((master) => [
      master,
      emptyEntry(master, references, sources.readers.get(master.file) ?? []),
    ]),
  );
  const measuredAt = new Map(
    (measurements ?? []).map((one) => [`${one.viewportPx} ${one.page}`, one]),
  );
  const weights: PageWeight[] = [];

  for (const { path: page, pictures } of pages) {
    const taken = new Map<number, Set<string>>(
      VIEWPORTS.map(({ widthPx }) => [widthPx, new Set()]),
    );
    for (const picture of pictures) {
      const mastersHere = new Set(addressesOf(picture).flatMap((url) => masterOf(url) ?? []));
      for (const master of mastersHere) {
        const entry = entries.get(master);
        if (!entry) continue;
        const use: Use = {
          page,
          kind: picture.kind,
          isOnlyContent: false,
          wordsBeside: [],
          displays: [],
          ...(picture.alt === undefined ? {} : { alt: picture.alt }),
        };
        if (picture.kind === "shown") {
          use.isOnlyContent = picture.isOnlyContent;
          use.wordsBeside = picture.wordsBeside;
          if (picture.fragment !== undefined) use.fragment = picture.fragment;
          use.displays = VIEWPORTS.flatMap(({ widthPx }) =>
            displaysOf(picture, master, widthPx, measuredAt.get(`${widthPx} ${page}`)),
          );
          for (const { viewportPx, url } of use.displays) {
            taken.get(viewportPx)?.add(url);
            setLayoutPoint(entry, measuredAt.get(`${viewportPx} ${page}`), url);
          }
          setFocalPoint(entry, picture.focalPoint);
        } else if (picture.widthPx !== undefined && picture.heightPx !== undefined) {
          use.declared = { widthPx: picture.widthPx, heightPx: picture.heightPx };
        }
        entry.uses.push(use);
        addVariants(entry, variantsOf(picture, master));
      }
    }
    for (const [viewportPx, urls] of taken) {
      const files = [...urls].map((url) => ({ url, bytes: servedBytes(publicDir, url) ?? 0 }));
      if (files.length > 0) {
        const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
        weights.push({ page, viewportPx, bytes, files });
      }
    }
  }
  return { entries: [...entries.values()], pageWeights: weights };

  function variantsOf(picture: PagePicture, master: Master): Variant[] {
    const candidates: Candidate[] =
      picture.kind === "shown" ? picture.candidates : [{ url: picture.url }];
    return candidates
      .filter(({ url }) => masterOf(url) === master)
      .flatMap(({ url, widthPx }) => {
        const bytes = servedBytes(publicDir, url);
        const shownWidth = picture.kind === "shown" ? picture.widthPx : undefined;
        return bytes === undefined
          ? []
          : {
              format: formatOf(url),
              widthPx:
                widthPx ?? (master.isVector ? master.widthPx : (shownWidth ?? master.widthPx)),
              url: pathOf(url),
              bytes,
              isShown: picture.kind === "shown",
            };
      });
  }

  /** How a picture is displayed where one of the master's files is the one taken. */
  function displaysOf(
    picture: ShownPicture,
    master: Master,
    viewportPx: number,
    measured: Measurement | undefined,
  ): Display[] {
    const chosen = chosenCandidate(picture.candidates, viewportPx, 1);
    if (!chosen) return [];
    if (!measured) {
      return masterOf(chosen.url) === master
        ? [
            {
              viewportPx,
              ...promisedDisplay(picture, chosen, viewportPx),
              url: pathOf(chosen.url),
              bytes: servedBytes(publicDir, chosen.url) ?? 0,
              isLargestPaint: picture.isPriority,
              from: "markup",
            },
          ]
        : [];
    }
    const addresses = new Set(picture.candidates.map(({ url }) => pathOf(url)));
    return measured.pictures
      .filter(({ url }) => addresses.has(url) && masterOf(url) === master)
      .map(({ url, widthPx, heightPx }) => ({
        viewportPx,
        widthPx,
        heightPx,
        url,
        bytes: servedBytes(publicDir, url) ?? 0,
        isLargestPaint: measured.largestPaint === url,
        from: "browser" as const,
      }));
  }
}

function emptyEntry(
  master: Master,
  references: readonly Reference[],
  readBy: readonly string[],
): ImageEntry {
  const naming = references.filter((reference) => reference.master === master.file);
  const point = naming.find(({ focalPoint }) => focalPoint)?.focalPoint;
  return {
    name: master.name,
    file: master.file,
    bytes: master.bytes,
    widthPx: master.widthPx,
    heightPx: master.heightPx,
    isVector: master.isVector,
    sha256: master.sha256,
    focalPoint: point ?? CENTRE,
    hasFocalPoint: point !== undefined,
    references: naming.map(({ record, field }) => `${record} ${field}`),
    readBy: [...readBy],
    isInlined: naming.some(({ isInlined }) => isInlined),
    variants: [],
    uses: [],
    findings: [],
  };
}

function setFocalPoint(entry: ImageEntry, point: Point | undefined): void {
  if (!point || entry.hasFocalPoint) return;
  entry.focalPoint = point;
  entry.hasFocalPoint = true;
}

/** Without a point of its own a picture is cropped where the style sheet says. */
function setLayoutPoint(entry: ImageEntry, measured: Measurement | undefined, url: string): void {
  const placed = measured?.pictures.find((picture) => picture.url === url)?.position ?? "";
  const [, x, y] = /^([\d.]+)% ([\d.]+)%$/.exec(placed) ?? [];
  if (entry.hasFocalPoint || x === undefined || y === undefined) return;
  entry.focalPoint = { x: Number(x), y: Number(y) };
}

function addVariants(entry: ImageEntry, variants: readonly Variant[]): void {
  const known = new Set(entry.variants.map(({ url }) => url));
  for (const variant of variants) {
    // The same file stands on many pages, and once more without its width.
    if (known.has(variant.url)) continue;
    known.add(variant.url);
    entry.variants.push(variant);
  }
}
