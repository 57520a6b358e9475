import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { emptyChunkMap, restoreChunkMap } from "../../src/build/chunkMap";
import { enterTemporaryFolder } from "../support/temporaryFolder";

const SLICE = "public/_gatsby/slices/_gatsby-scripts-1.html";
const sliceHtml = (app: string) =>
  `<script\n  id="gatsby-chunk-mapping"\n>\n  window.___chunkMapping="{\\"app\\":[\\"/${app}\\"]}";\n</script><script src="/${app}" async></script>`;
const emptied = (app: string) =>
  `<script>window.___chunkMapping={}</script><script src="/${app}" async></script>`;

describe("the list of chunks in the scripts of every page", () => {
  const slice = () => readFileSync(SLICE, "utf8");

  beforeEach(() => {
    enterTemporaryFolder("chunk-map");
    mkdirSync(path.dirname(SLICE), { recursive: true });
    mkdirSync(".cache");
  });

  it("is emptied before pages are made", () => {
    writeFileSync(SLICE, sliceHtml("app-1.js"));
    emptyChunkMap();
    expect(slice()).toBe(emptied("app-1.js"));
  });

  it("is as Gatsby wrote it when the next build compares, so that unchanged scripts touch no page", () => {
    writeFileSync(SLICE, sliceHtml("app-1.js"));
    emptyChunkMap();
    restoreChunkMap();
    expect(slice()).toBe(sliceHtml("app-1.js"));
    emptyChunkMap();
    expect(slice()).toBe(emptied("app-1.js"));
  });

  it("is not taken from another build than the one that made the files", () => {
    writeFileSync(SLICE, sliceHtml("app-1.js"));
    emptyChunkMap();
    writeFileSync(SLICE, emptied("app-2.js"));
    restoreChunkMap();
    expect(slice()).toBe(emptied("app-2.js"));
  });

  it("need not be there yet", () => {
    expect(restoreChunkMap).not.toThrow();
  });
});
