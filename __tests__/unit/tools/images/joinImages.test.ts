import path from "node:path";
import sharp from "sharp";
import { type ImageSources, joinImages } from "../../../../tools/images/joinImages";
import type { Measurement } from "../../../../tools/images/measurePictures";
import { readMaster } from "../../../../tools/images/readMasters";
import { readPictures } from "../../../../tools/images/readPictures";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const dir = temporaryFolder("image-report");

const draw = (widthPx: number, heightPx: number, background: string) =>
  sharp({ create: { width: widthPx, height: heightPx, channels: 3, background } })
    .png()
    .toBuffer();

/** A wide and a square master, a mark, and what a build makes of them. */
const sources = async (more: Partial<ImageSources> = {}): Promise<ImageSources> => {
  writeFiles(dir, {
    "data/images/wide.png": await draw(1920, 1080, "red"),
    "data/images/square.png": await draw(1080, 1080, "blue"),
    "data/images/mark.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="48" height="48"/>',
  });
  const masters = await Promise.all(
    ["wide.png", "square.png", "mark.svg"].map((name) =>
      readMaster(path.join(dir, "data/images", name), `data/images/${name}`),
    ),
  );
  const [wide, square, mark] = masters.map(({ md5 }) => `/static/${md5}`);
  writeFiles(path.join(dir, "public"), {
    [`${square ?? ""}/a/square.avif`]: Buffer.alloc(400),
    [`${wide ?? ""}/a/wide.avif`]: Buffer.alloc(960),
    [`${wide ?? ""}/b/wide.avif`]: Buffer.alloc(1440),
    [`${wide ?? ""}/c/wide.png`]: Buffer.alloc(5000),
    [`${mark ?? ""}/mark.svg`]: Buffer.alloc(300),
    [`${mark ?? ""}/mark.svg.br`]: Buffer.alloc(120),
    "social/card.png": await draw(1200, 630, "green"),
  });
  const html = `<head><meta property="og:image" content="https://x.example/social/card.png"></head>
<picture><source media="(max-width: 767.98px)" type="image/avif" srcset="${square ?? ""}/a/square.avif 400w" sizes="100vw">
<source type="image/avif" srcset="${wide ?? ""}/a/wide.avif 960w, ${wide ?? ""}/b/wide.avif 1440w" sizes="100vw">
<img src="${wide ?? ""}/c/wide.png" alt="" width="1920" height="1080" fetchpriority="high" style="object-position:72% 40%"></picture>
<img src="${mark ?? ""}/mark.svg" alt="" width="28" height="28" loading="lazy">`;
  return {
    publicDir: path.join(dir, "public"),
    pages: [{ path: "/vera", pictures: readPictures(html) }],
    masters,
    references: [
      {
        master: "data/images/wide.png",
        record: "data/products/vera.json",
        field: "header.backgroundURL",
        isInlined: false,
      },
    ],
    readers: new Map(),
    measurements: undefined,
    ...more,
  };
};

const named = async (name: string, more?: Partial<ImageSources>) => {
  const { entries } = await joinImages(await sources(more));
  const entry = entries.find((one) => one.name === name);
  if (!entry) throw new Error(`No ${name}`);
  return entry;
};

describe("without a browser", () => {
  it("a picture is displayed as wide as the page promises, and marked as largest paint by its haste", async () => {
    const { uses } = await named("wide");
    expect(uses).toHaveLength(1);
    expect(uses[0]?.displays).toEqual([
      {
        viewportPx: 1440,
        widthPx: 1440,
        heightPx: 810,
        url: expect.stringMatching(/\/b\/wide\.avif$/),
        bytes: 1440,
        isLargestPaint: true,
        from: "markup",
      },
    ]);
  });

  it("the square crop of a telephone is a use of the square master", async () => {
    const { uses } = await named("square");
    expect(uses[0]?.displays.map(({ viewportPx, bytes }) => [viewportPx, bytes])).toEqual([
      [390, 400],
    ]);
  });

  it("a page weighs what its pictures weigh at each width, drawings as they travel", async () => {
    const { pageWeights } = await joinImages(await sources());
    expect(pageWeights.map(({ page, viewportPx, bytes }) => [page, viewportPx, bytes])).toEqual([
      ["/vera", 390, 400 + 120],
      ["/vera", 1440, 1440 + 120],
    ]);
  });
});

describe("with a browser", () => {
  it("a picture is displayed as measured, and largest paint where the browser says so", async () => {
    const { masters } = await sources();
    const [wide] = masters;
    const url = `/static/${wide?.md5 ?? ""}/a/wide.avif`;
    const measurements: Measurement[] = [
      { page: "/vera", viewportPx: 390, largestPaint: "", pictures: [] },
      {
        page: "/vera",
        viewportPx: 1440,
        largestPaint: url,
        pictures: [{ url, widthPx: 1440, heightPx: 504, position: "72% 40%" }],
      },
    ];
    const { uses } = await named("wide", { measurements });
    expect(uses[0]?.displays).toEqual([
      {
        viewportPx: 1440,
        widthPx: 1440,
        heightPx: 504,
        url,
        bytes: 960,
        isLargestPaint: true,
        from: "browser",
      },
    ]);
  });
});

it("a picture without a point is cropped where the layout says", async () => {
  const { masters, pages } = await sources();
  const url = `/static/${masters[0]?.md5 ?? ""}/a/wide.avif`;
  const measured = { url, widthPx: 1440, heightPx: 504, position: "100% 50%" };
  const plain = pages.map(({ path: page, pictures }) => ({
    path: page,
    pictures: pictures.map((picture) => {
      if (picture.kind !== "shown") return picture;
      const { focalPoint, ...rest } = picture;
      return { ...rest, wordsBeside: focalPoint ? [] : rest.wordsBeside };
    }),
  }));
  const measurements = [
    { page: "/vera", viewportPx: 1440, largestPaint: "", pictures: [measured] },
  ];
  expect(await named("wide", { pages: plain, measurements })).toMatchObject({
    focalPoint: { x: 100, y: 50 },
    hasFocalPoint: false,
  });
});

it("lists the files that the page names, each once, with their weight", async () => {
  const { variants } = await named("wide");
  expect(variants.map(({ format, widthPx, bytes }) => [format, widthPx, bytes])).toEqual([
    ["AVIF", 960, 960],
    ["AVIF", 1440, 1440],
    ["PNG", 1920, 5000],
  ]);
});

it("takes the focal point of the record, else that of the page, else the centre", async () => {
  const { references } = await sources();
  const [reference] = references;
  const fromRecord = reference ? [{ ...reference, focalPoint: { x: 10, y: 20 } }] : [];
  expect((await named("wide", { references: fromRecord })).focalPoint).toEqual({ x: 10, y: 20 });
  expect((await named("wide")).focalPoint).toEqual({ x: 72, y: 40 });
  expect(await named("mark")).toMatchObject({ focalPoint: { x: 50, y: 50 }, hasFocalPoint: false });
});

it("knows pictures that the build drew, which have no master", async () => {
  expect(await named("social/card")).toMatchObject({
    file: "public/social/card.png",
    widthPx: 1200,
    heightPx: 630,
    uses: [{ page: "/vera", kind: "social" }],
  });
});

it("knows which records name a picture", async () => {
  expect((await named("wide")).references).toEqual([
    "data/products/vera.json header.backgroundURL",
  ]);
});
