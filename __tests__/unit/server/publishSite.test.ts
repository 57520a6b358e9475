import { readFile, readdir, rm } from "node:fs/promises";
import path from "node:path";
import { createHost } from "../../../server/createHost";
import { publishSite } from "../../../server/publishSite";
import { temporaryFolder } from "../../support/temporaryFolder";
import { writeFiles } from "../../support/writeFiles";

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date("2030-01-01T08:00:00Z");
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

const script = (hash: string) => `app-${hash.repeat(16)}.js`;

const build = (files: Readonly<Record<string, string>>): string => {
  const folder = temporaryFolder("build");
  writeFiles(folder, files);
  return folder;
};

const wholeBuild = (hash: string): string =>
  build({
    "404.html": "<!doctype html>",
    "index.html": `<!doctype html><script src="/${script(hash)}"></script>`,
    [script(hash)]: `"${hash}"`,
    [`${script(hash)}.br`]: hash,
  });

it("switches to a complete build atomically; files of open pages stay for a week (M3)", async () => {
  const folder = temporaryFolder("releases");
  const served = path.join(folder, "current");
  await publishSite(wholeBuild("a"), folder, START);
  const host = createHost({ publicDir: served, redirects: [] });
  const get = async (url: string) => host.inject({ url, headers: { accept: "text/html" } });
  expect((await get("/")).body).toContain(script("a"));

  const second = await publishSite(wholeBuild("b"), folder, after(1));
  expect(second).toMatchObject({ kept: 2, removed: [] });
  expect((await get("/")).body).toContain(script("b"));
  expect((await get(`/${script("a")}`)).body).toBe('"a"');

  // The previous release stays regardless of its age: a page may still be open.
  await publishSite(wholeBuild("c"), folder, after(20));
  expect((await get(`/${script("a")}`)).statusCode).toBe(404);
  expect((await get(`/${script("b")}`)).statusCode).toBe(200);
  await publishSite(wholeBuild("d"), folder, after(21));
  expect((await get(`/${script("b")}`)).statusCode).toBe(404);
  expect((await get(`/${script("c")}`)).statusCode).toBe(200);
  await host.close();
});

it("keeps the current release if there is no finished build", async () => {
  const folder = temporaryFolder("releases");
  await publishSite(wholeBuild("a"), folder, START);
  const unfinished = build({ "index.html": "half" });
  await expect(publishSite(unfinished, folder, after(1))).rejects.toThrow("no finished build");
  expect(await readFile(path.join(folder, "current", "index.html"), "utf8")).toContain("app-aaaa");
});

it("serves complete pages of one build or another during releases", async () => {
  const folder = temporaryFolder("releases");
  const texts = ["short", "long ".repeat(20_000)];
  const builds = texts.map((text) => build({ "404.html": text, "index.html": text }));
  await publishSite(builds[0] ?? "", folder, START);
  const host = createHost({ publicDir: path.join(folder, "current") });
  let isOver = false;
  const seen = new Set<string>();
  const visitors = Array.from({ length: 4 }, async () => {
    while (!isOver) {
      const { statusCode, body } = await host.inject("/");
      expect([statusCode, texts.includes(body)]).toEqual([200, true]);
      seen.add(body);
    }
  });
  for (let hour = 1; hour <= 40; hour += 1) {
    await publishSite(builds[hour % 2] ?? "", folder, after(hour / 24));
  }
  isOver = true;
  await Promise.all(visitors);
  expect(seen.size).toBe(2);
  await host.close();
});

it("names releases by time, removes what interrupted runs left, and accepts that releases are deleted by hand", async () => {
  const folder = temporaryFolder("releases");
  writeFiles(folder, {
    ".2030-01-01T08-00-00-000Z/half.html": "",
    "2030-01-01T08-00-00-000Z.hashed.txt": "",
    "archive-2025/old.html": "",
  });
  await publishSite(wholeBuild("a"), folder, after(1));
  const second = await publishSite(wholeBuild("b"), folder, after(2));
  await rm(second.release, { recursive: true });
  await publishSite(wholeBuild("c"), folder, after(3));
  const names = await readdir(folder);
  expect(names).toEqual([
    "2030-01-02T08-00-00-000Z",
    "2030-01-02T08-00-00-000Z.hashed.txt",
    "2030-01-04T08-00-00-000Z",
    "2030-01-04T08-00-00-000Z.hashed.txt",
    "archive-2025",
    "current",
  ]);
});
