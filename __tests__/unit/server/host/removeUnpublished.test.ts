import { listFiles } from "../../../../server/host/listFiles";
import { removeUnpublished } from "../../../../server/host/removeUnpublished";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

it("source maps and the bundler's map of chunks go, with their siblings; all else stays", async () => {
  const folder = temporaryFolder("published");
  const kept = ["/a.js", "/a.js.br", "/map/index.html", "/site-map.json", "/webpack.stats.json"];
  const gone = [
    "/a.js.map",
    "/a.js.map.gz",
    "/chunk-map.json",
    "/chunk-map.json.br",
    "/map/b.css.map",
  ];
  writeFiles(folder, Object.fromEntries([...kept, ...gone].map((file) => [file, "x"])));
  expect(await removeUnpublished(folder)).toBe(gone.length);
  expect(await listFiles(folder)).toEqual(kept);
});
