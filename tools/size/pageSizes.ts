import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Budget } from "./budgets";

export const MEASURES = ["html", "framework", "chunk", "data"] as const;

/** `component---src-kinds-case-study-page-tsx` becomes `case-study`. */
export function getPageKind(componentChunkName: string): string {
  const name = componentChunkName.replace(
    /^component---src-(?:kinds|pages)-|(?:-page)?-tsx(?:-content-file-path-[a-z-]+)?$/g,
    "",
  );
  return name === "index" ? "home" : name;
}

const pageDataShape = z.object({
  componentChunkName: z.string(),
  path: z.string(),
  staticQueryHashes: z.array(z.string()),
});

const statsShape = z.object({
  assetsByChunkName: z.record(z.string(), z.array(z.string())),
  namedChunkGroups: z.record(
    z.string(),
    z.object({ assets: z.array(z.object({ name: z.string() })) }),
  ),
});

const sum = (sizes: readonly number[]) => sizes.reduce((total, size) => total + size, 0);

/** Returns the files of webpack's chunks, from the statistics of the last build. */
export const readStats = (publicDir: string) =>
  statsShape.parse(JSON.parse(readFileSync(path.join(publicDir, "webpack.stats.json"), "utf8")));

/** Returns the scripts of the last build, found in webpack's statistics and runtime. */
export function listBuiltScripts(publicDir: string): string[] {
  const named = new Set(Object.values(readStats(publicDir).assetsByChunkName).flat());
  const runtimes = [...named].filter((name) => name.startsWith("webpack-runtime-"));
  const runtime = runtimes.map((name) => readFileSync(path.join(publicDir, name), "utf8")).join("");
  return readdirSync(publicDir).filter((name) => {
    const [, hash] = /-([0-9a-f]{20})\.js$/.exec(name) ?? [];
    return hash !== undefined && (named.has(name) || runtime.includes(hash));
  });
}

/** Returns the transfer size in bytes of Brotli; very small files aren't compressed. */
export function getCompressedSize(publicDir: string, name: string): number {
  const file = path.join(publicDir, name);
  return statSync(existsSync(`${file}.br`) ? `${file}.br` : file).size;
}

const SCRIPT = /<script(?![^>]*\snomodule)[^>]* src="\/([^"]+)"/gi;

/**
 * Returns the transfer sizes of every page on a cold visit: document, scripts of the document and
 * of the page's chunk, and data. Excludes chunks loaded later, pictures and fonts.
 * Uses the precompressed files, so the site must come from `npm run build`. Throws if a file is
 * missing.
 */
export function measurePageSizes(publicDir: string) {
  const file = (name: string) => path.join(publicDir, name);
  const compressed = (name: string) => getCompressedSize(publicDir, name);
  const { namedChunkGroups } = readStats(publicDir);
  const appData = compressed("page-data/app-data.json");

  return readdirSync(file("page-data"), { recursive: true, encoding: "utf8" })
    .filter((name) => path.basename(name) === "page-data.json")
    .map((name) => {
      const page = pageDataShape.parse(JSON.parse(readFileSync(file(`page-data/${name}`), "utf8")));
      const document = path.join(page.path.replace(/^\//, ""), "index.html");
      const documentFile = page.path.endsWith(".html") ? page.path.slice(1) : document;
      const html = readFileSync(file(documentFile), "utf8");
      const framework = [...new Set(Array.from(html.matchAll(SCRIPT), ([, file = ""]) => file))];
      const own = (namedChunkGroups[page.componentChunkName]?.assets ?? [])
        .map((asset) => asset.name)
        .filter((asset) => asset.endsWith(".js") && !framework.includes(asset));
      return {
        path: page.path,
        kind: getPageKind(page.componentChunkName),
        bytes: {
          html: compressed(documentFile),
          framework: sum(framework.map(compressed)),
          chunk: sum(own.map(compressed)),
          data:
            compressed(`page-data/${name}`) +
            appData +
            sum(page.staticQueryHashes.map((hash) => compressed(`page-data/sq/d/${hash}.json`))),
        },
      };
    });
}

export function findHeaviestByKind(pages: ReturnType<typeof measurePageSizes>) {
  const kinds = new Map<string, Budget>();
  for (const { kind, bytes } of pages) {
    const heaviest = { ...(kinds.get(kind) ?? bytes) };
    for (const measure of MEASURES) heaviest[measure] = Math.max(heaviest[measure], bytes[measure]);
    kinds.set(kind, heaviest);
  }
  return new Map([...kinds].sort(([a], [b]) => (a < b ? -1 : 1)));
}
