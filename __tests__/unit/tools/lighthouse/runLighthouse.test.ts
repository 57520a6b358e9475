import { chmodSync } from "node:fs";
import path from "node:path";
import { runTool } from "../../../support/commandTest";
import { temporaryFolder } from "../../../support/temporaryFolder";
import { writeFiles } from "../../../support/writeFiles";

/** Stands for npx: fails the first time it is called, and answers the address's length after that. */
const NPX = `#!/usr/bin/env node
const fs = require("node:fs");
if (!fs.existsSync("called")) {
  fs.writeFileSync("called", "");
  console.error("trace\\nNO_NAVSTART");
  process.exit(1);
}
const score = new URL(process.argv[4]).pathname.length / 100;
const names = ["performance", "accessibility", "best-practices", "seo"];
const categories = Object.fromEntries(names.map((name) => [name, { score }]));
console.log(JSON.stringify({ categories, audits: {} }));
`;

const page = (address: string, kind: string, weight: number) => ({
  [`public${address}/index.html`]: "x".repeat(weight),
  [`public/page-data${address}/page-data.json`]: JSON.stringify({
    componentChunkName: `component---src-kinds-${kind}-page-tsx`,
    path: address,
    staticQueryHashes: [],
  }),
});

it("npm run lighthouse reports a failed run, continues, and scores the largest page of a kind", () => {
  const dir = temporaryFolder("lighthouse");
  writeFiles(dir, {
    "bin/npx": NPX,
    "public/index.html": "",
    "public/404.html": "",
    "public/page-data/app-data.json": "{}",
    "public/webpack.stats.json": '{ "assetsByChunkName": {}, "namedChunkGroups": {} }',
    ...page("/article/a", "article", 10),
    ...page("/article/heavy", "article", 1000),
    ...page("/article/z", "article", 20),
    ...page("/job", "job", 10),
  });
  chmodSync(path.join(dir, "bin/npx"), 0o755);
  const settings = {
    PATH: `${path.join(dir, "bin")}:${process.env.PATH ?? ""}`,
    CHROME_PATH: process.execPath,
  };
  const call = (...options: string[]) =>
    runTool("lighthouse/runLighthouse.ts", dir, options, settings);
  const { stdout, stderr, status } = call("--runs", "2");
  expect(stderr).toContain("job /job, run 1 failed: NO_NAVSTART\n");
  expect(stdout).toMatch(/^\| article +\| \/article\/heavy \| 14 /m);
  expect(stdout).toMatch(/^\| job +\| \/job +\| 4 /m);
  expect(stdout).not.toContain("/article/z");
  expect(status).toBe(1);
  expect(call("--kind", "jobs").stderr).toContain('no listed page of the kind "jobs"');
  expect(call("--kind", "job").status).toBe(0);
}, 60_000);
