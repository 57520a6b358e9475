import { statSync, utimesSync } from "node:fs";
import { readFile, readdir, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { precompress } from "../../../../server/host/precompress";
import { makePapers } from "../../../support/largeSite";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

const TEXT = "the same words again ".repeat(100);
const PAPERS = JSON.stringify(makePapers(20, 8, 4));
let folder: string;

const at = (name: string): string => path.join(folder, name);

beforeEach(() => {
  folder = temporaryFolder("precompress");
  writeFiles(folder, {
    "page/index.html": TEXT,
    "tiny.txt": "short",
    "picture.png": TEXT,
    "app.js.map": TEXT,
    "webpack.stats.json": TEXT,
  });
  // Times less than 2 ms apart count as the same.
  utimesSync(at("page/index.html"), 1_700_000_000, 1_700_000_000);
});

it("writes smaller compressed files that decompress to the source, for text only", async () => {
  expect(await precompress(folder)).toEqual({ files: 2, written: 2, unchanged: 0, removed: 1 });
  expect(brotliDecompressSync(await readFile(at("page/index.html.br"))).toString()).toBe(TEXT);
  expect(gunzipSync(await readFile(at("page/index.html.gz"))).toString()).toBe(TEXT);
  expect((await readdir(folder)).sort()).toEqual([
    "page",
    "picture.png",
    "tiny.txt",
    "webpack.stats.json",
  ]);
});

it("compresses documents less in large sites, which takes a fifteenth of the time", async () => {
  const getSize = async (file: string, largeSite?: number) => {
    writeFiles(folder, { [file]: PAPERS });
    await precompress(folder, largeSite);
    return statSync(at(`${file}.br`)).size;
  };
  expect(await getSize("large.html", 1)).toBeGreaterThan(await getSize("small.html"));
  expect(await getSize("large.json", 1)).toBe(await getSize("small.json"));
});

it("keeps the compressed files of a source that was written again, unless they are damaged", async () => {
  await precompress(folder);
  const compressed = await readFile(at("page/index.html.br"));
  await writeFile(at("page/index.html.gz"), "cut off");
  await utimes(at("page/index.html"), 1_600_000_000, 1_600_000_000);
  expect(await precompress(folder)).toMatchObject({ written: 1, unchanged: 1 });
  expect(await readFile(at("page/index.html.br"))).toEqual(compressed);
  expect(gunzipSync(await readFile(at("page/index.html.gz"))).toString()).toBe(TEXT);
  expect(await precompress(folder)).toMatchObject({ written: 0, unchanged: 2 });
});

it("rewrites changed files, even with an older time", async () => {
  await precompress(folder);
  await writeFile(at("page/index.html"), `${TEXT}and more`);
  await utimes(at("page/index.html"), 1_600_000_000, 1_600_000_000);
  expect(await precompress(folder)).toMatchObject({ written: 2 });
  expect(gunzipSync(await readFile(at("page/index.html.gz"))).toString()).toBe(`${TEXT}and more`);
  expect((await stat(at("page/index.html.br"))).mtimeMs).toBe(1_600_000_000_000);
});

it("removes source maps and the bundler's chunk map with their compressed files", async () => {
  const gone = [
    "a.js.map.gz",
    "chunk-map.json",
    "chunk-map.json.br",
    "page/b.css.map",
    "~partytown/map.js",
  ];
  writeFiles(folder, Object.fromEntries(gone.map((file) => [file, TEXT])));
  writeFiles(folder, { "site-map.json": "x" });
  expect(await precompress(folder)).toMatchObject({ removed: gone.length + 1 });
  const left = await readdir(folder, { recursive: true });
  expect(left.filter((file) => file.includes("map"))).toEqual(["site-map.json"]);
});

it("removes compressed files whose source is missing or too short", async () => {
  await precompress(folder);
  await writeFile(at("gone.txt.br"), "left over");
  await writeFile(at("page/index.html"), "short");
  expect(await precompress(folder)).toMatchObject({ removed: 3 });
  expect(await readdir(at("page"))).toEqual(["index.html"]);
});
