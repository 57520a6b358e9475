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
const getFormat = (url: string) => {
  const ending = path.extname(url).slice(1).toLowerCase();
  return FORMATS[ending] ?? ending.toUpperCase();
};

/** The path of an address on this site; the metadata writes full addresses. */
const getPath = (url: string) => new URL(url, "http://localhost").pathname;

/** The bytes of a served file as they travel: a drawing goes in its smaller, compressed copy. */
function servedBytes(publicDir: string, url: string): number | undefined {
  const file = path.join(publicDir, decodeURIComponent(getPath(url)));
  const compressed = `${file}.br`;
  if (url.endsWith(".svg") && existsSync(compressed)) return statSync(compressed).size;
  return existsSync(file) ? statSync(file).size : undefined;
}

/** Finds the master of a served address: by the digest in Gatsby's address, else by the same path in `static`. */
function masterFinder(masters: readonly Master[]): (url: string) => Master | undefined {
  const byDigest = new Map(masters.map((master) => [master.md5, master]));
  const byFile = new Map(masters.map((master) => [master.file, master]));
  return (url) => {
    const address = getPath(url);
    const [, digest = ""] = /^\/static\/([0-9a-f]{32})\//.exec(address) ?? [];
    return byDigest.get(digest) ?? byFile.get(`static${address}`) ?? byFile.get(`public${address}`);
  };
}

const getAddresses = (picture: PagePicture): string[] =>
  picture.kind === "shown" ? picture.candidates.map(({ url }) => url) : [picture.url];

/** Pictures that pages name and no folder of masters holds: the build drew them. */
async function drawnByBuild({ publicDir, pages, masters }: ImageSources): Promise<Master[]> {
  const getMaster = masterFinder(masters);
  const addresses = new Set(
    pages.flatMap(({ pictures }) =>
      pictures
        .flatMap(getAddresses)
        .map(getPath)
        .filter((url) => !getMaster(url) && !url.endsWith(".ico")),
    ),
  );
  return Promise.all(
    [...addresses]
      .filter((url) => existsSync(path.join(publicDir, url)))
      .map((url) => readMaster(path.join(publicDir, url), `public${url}`)),
  );
}

/** What the built site and a browser say of a picture's files. */
interface Lookup {
  getMaster: (url: string) => Master | undefined;
  /** The bytes of a file as they travel; nothing where there is none. */
  bytesOf: (url: string) => number | undefined;
  /** Nothing where no browser measured that page. */
  measuredAt: (page: string, viewportPx: number) => Measurement | undefined;
}

/** How a picture is displayed, from its markup alone. */
function promisedDisplay(
  picture: ShownPicture,
  chosen: Candidate,
  viewportPx: number,
  bytes: number,
): Display {
  const ratio = (picture.heightPx ?? 1) / (picture.widthPx ?? 1);
  const widthPx =
    chosen.sizes === undefined
      ? (picture.widthPx ?? viewportPx)
      : promisedWidthPx(chosen.sizes, viewportPx);
  return {
    viewportPx,
    widthPx: Math.round(widthPx),
    heightPx: Math.round(widthPx * ratio),
    url: getPath(chosen.url),
    bytes,
    isLargestPaint: picture.isPriority,
    from: "markup",
  };
}

/** How a picture is displayed at the widths where one of the master's files is the one taken. */
function getDisplays(
  picture: ShownPicture,
  master: Master,
  page: string,
  { getMaster, bytesOf, measuredAt }: Lookup,
): Display[] {
  return VIEWPORTS.flatMap(({ widthPx: viewportPx }): Display[] => {
    const chosen = chosenCandidate(picture.candidates, viewportPx, 1);
    if (!chosen) return [];
    const measured = measuredAt(page, viewportPx);
    if (!measured) {
      return getMaster(chosen.url) === master
        ? [promisedDisplay(picture, chosen, viewportPx, bytesOf(chosen.url) ?? 0)]
        : [];
    }
    const addresses = new Set(picture.candidates.map(({ url }) => getPath(url)));
    return measured.pictures
      .filter(({ url }) => addresses.has(url) && getMaster(url) === master)
      .map(({ url, widthPx, heightPx }) => ({
        viewportPx,
        widthPx,
        heightPx,
        url,
        bytes: bytesOf(url) ?? 0,
        isLargestPaint: measured.largestPaint === url,
        from: "browser",
      }));
  });
}

function getUse(picture: PagePicture, page: string, displays: Display[]): Use {
  const alt = picture.alt === undefined ? {} : { alt: picture.alt };
  if (picture.kind === "shown") {
    const { kind, isOnlyContent, wordsBeside, fragment } = picture;
    const place = fragment === undefined ? {} : { fragment };
    return { page, kind, isOnlyContent, wordsBeside, displays, ...alt, ...place };
  }
  const { kind, widthPx, heightPx } = picture;
  const size =
    widthPx === undefined || heightPx === undefined ? {} : { declared: { widthPx, heightPx } };
  return { page, kind, isOnlyContent: false, wordsBeside: [], displays, ...alt, ...size };
}

/** The files of a master that a page offers or names of a picture. */
function getVariants(
  picture: PagePicture,
  master: Master,
  { getMaster, bytesOf }: Lookup,
): Variant[] {
  const isShown = picture.kind === "shown";
  const candidates: Candidate[] = isShown ? picture.candidates : [{ url: picture.url }];
  const ownWidthPx = isShown && !master.isVector ? picture.widthPx : undefined;
  return candidates
    .filter(({ url }) => getMaster(url) === master)
    .flatMap(({ url, widthPx = ownWidthPx ?? master.widthPx }) => {
      const bytes = bytesOf(url);
      return bytes === undefined
        ? []
        : { format: getFormat(url), widthPx, url: getPath(url), bytes, isShown };
    });
}

/** What the displayed files of a page weigh at each width, each file once. */
function getWeights(
  page: string,
  displays: readonly Display[],
  bytesOf: Lookup["bytesOf"],
): PageWeight[] {
  return VIEWPORTS.flatMap(({ widthPx: viewportPx }) => {
    const taken = displays.filter((display) => display.viewportPx === viewportPx);
    const urls = new Set(taken.map(({ url }) => url));
    const files = [...urls].map((url) => ({ url, bytes: bytesOf(url) ?? 0 }));
    const bytes = files.reduce((sum, file) => sum + file.bytes, 0);
    return files.length === 0 ? [] : { page, viewportPx, bytes, files };
  });
}

/** Joins built pages, masters, records and measurements into one entry a picture. */
export async function joinImages(sources: ImageSources): Promise<JoinedImages> {
  const { publicDir, pages, references, readers, measurements = [] } = sources;
  const masters = [...sources.masters, ...(await drawnByBuild(sources))];
  const entries = new Map(
    masters.map((master) => [
      master,
      emptyEntry(master, references, readers.get(master.file) ?? []),
    ]),
  );
  const measured = new Map(measurements.map((one) => [`${one.viewportPx} ${one.page}`, one]));
  const lookup: Lookup = {
    getMaster: masterFinder(masters),
    bytesOf: (url) => servedBytes(publicDir, url),
    measuredAt: (page, viewportPx) => measured.get(`${viewportPx} ${page}`),
  };

  const pageWeights: PageWeight[] = [];
  for (const { path: page, pictures } of pages) {
    const displayed: Display[] = [];
    for (const picture of pictures) {
      const mastersHere = new Set(
        getAddresses(picture).flatMap((url) => lookup.getMaster(url) ?? []),
      );
      for (const master of mastersHere) {
        const entry = entries.get(master);
        if (!entry) continue;
        const displays = picture.kind === "shown" ? getDisplays(picture, master, page, lookup) : [];
        for (const { viewportPx, url } of displays) {
          setLayoutPoint(entry, lookup.measuredAt(page, viewportPx), url);
        }
        if (picture.kind === "shown") setFocalPoint(entry, picture.focalPoint);
        entry.uses.push(getUse(picture, page, displays));
        addVariants(entry, getVariants(picture, master, lookup));
        displayed.push(...displays);
      }
    }
    pageWeights.push(...getWeights(page, displayed, lookup.bytesOf));
  }
  return { entries: [...entries.values()], pageWeights };
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
