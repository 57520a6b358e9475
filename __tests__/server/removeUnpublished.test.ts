import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { listFiles } from "../../src/server/listFiles";
import { removeUnpublished } from "../../src/server/removeUnpublished";

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "polysema-published-"));
});

afterEach(() => rm(folder, { recursive: true }));

it("source maps and the bundler's map of chunks go, with their siblings; all else stays", async () => {
  await mkdir(path.join(folder, "map"));
  const kept = ["/a.js", "/a.js.br", "/map/index.html", "/site-map.json", "/webpack.stats.json"];
  const gone = [
    "/a.js.map",
    "/a.js.map.gz",
    "/chunk-map.json",
    "/chunk-map.json.br",
    "/map/b.css.map",
  ];
  for (const file of [...kept, ...gone]) await writeFile(path.join(folder, file), "x");
  expect(await removeUnpublished(folder)).toBe(gone.length);
  expect(await listFiles(folder)).toEqual(kept);
});
