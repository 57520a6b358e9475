import { readFile } from "node:fs/promises";
import path from "node:path";
import { builtSiteDir, listPublicFiles } from "../../server/builtSite";
import { contentTypes } from "../../src/kinds/registry";
import { getErrorCode, getMessage } from "../../src/lib/errors";
import { isObject } from "../../src/lib/json";
import { menusPath } from "../../src/routes/paths";

export type ReadFile = (address: string) => Promise<Buffer | undefined>;

/** Returns a reader of a folder or URL. Throws without a site; HTTP errors except 404 reject. */
export function readSiteAt(place: string): ReadFile {
  if (!/^https?:/.test(place)) {
    const folder = builtSiteDir(place);
    return (address) =>
      readFile(path.join(folder, address)).catch((error: unknown) => {
        if (getErrorCode(error) === "ENOENT") return undefined;
        throw error;
      });
  }
  return async (address) => {
    const response = await fetch(new URL(address, place)).catch((error: unknown) => {
      const { cause = error } = error instanceof Error ? error : {};
      throw new Error(`${place} can't be read: ${getMessage(cause)}`);
    });
    if (response.ok) return Buffer.from(await response.arrayBuffer());
    if (response.status === 404) return undefined;
    throw new Error(`${response.url} answers ${response.status}`);
  };
}

/** Returns all pages of a folder, or those in the sitemap of a site at an address. */
export async function findPages(place: string): Promise<string[]> {
  if (!/^https?:/.test(place))
    return (await listPublicFiles(builtSiteDir(place))).flatMap((file) => {
      const [, page] = /^\/page-data(\/.*)\/page-data\.json$/.exec(file) ?? [];
      return page === "/index" ? "/" : (page ?? []);
    });
  const sitemap = await readSiteAt(place)("/sitemap-0.xml");
  if (!sitemap) throw new Error("There's no site with a sitemap.");
  const found = sitemap.toString().matchAll(/<loc>(.*?)<\/loc>/g);
  return [...found].map(([, address = ""]) => new URL(address).pathname);
}

/** Key under which the code of all pages is compared, like a record's. */
export const CODE = "scripts and styles";

const valueAt = (value: unknown, ...keys: readonly string[]): unknown =>
  keys.reduce((parent, key) => (isObject(parent) ? parent[key] : undefined), value);

/** True if a query field returns the page's own record: `caseStudy`, unlike `homePage`. */
const isOfPage = (root: string) =>
  contentTypes.find(({ typeName }) => typeName.toLowerCase() === root.toLowerCase())?.files
    ?.length !== 1;

/**
 * Returns the texts of pages by record and field, read from Gatsby's page data.
 * Each record appears once, under the path of its own page or else its id. Pages that the site
 * lacks are skipped.
 */
export async function readTexts(read: ReadFile, pages: readonly string[]) {
  const readJson = async (address: string): Promise<unknown> => {
    const json = await read(address);
    return json && JSON.parse(json.toString());
  };
  const answers = await Promise.all(
    pages.map((page) => readJson(`/page-data${page === "/" ? "/index" : page}/page-data.json`)),
  );
  const keys = answers.map((answer) => valueAt(answer, "result", "pageContext", "key"));
  const texts = new Map<string, Map<string, Set<unknown>>>();
  const walk = (value: unknown, record: string, field = ""): void => {
    if (Array.isArray(value)) {
      for (const item of value) walk(item, record, field);
    } else if (isObject(value)) {
      const { jsonId, prettyURL, id = jsonId ?? prettyURL, ...rest } = value;
      const isRecord = typeof id === "string";
      const owner = isRecord ? (pages[keys.indexOf(id)] ?? id) : record;
      const start = isRecord || field === "" ? "" : `${field}.`;
      const picture = valueAt(rest, "gatsbyImageData", "images", "fallback", "src");
      if (isRecord && field !== "") walk(id, record, field);
      const { name, content } = rest;
      const isTag = typeof name === "string" && content !== undefined;
      for (const [key, child] of Object.entries(isTag ? { [name]: content } : rest))
        walk(picture ?? child, owner, start + key);
    } else if (record !== "" && value !== null && value !== undefined) {
      const fields = texts.get(record) ?? new Map<string, Set<unknown>>();
      texts.set(record, fields.set(field, (fields.get(field) ?? new Set()).add(value)));
    }
  };
  const walkAnswer = (data: unknown, page: string) => {
    for (const [root, value] of Object.entries(isObject(data) ? data : {})) {
      // Lists of records have no owner, but each record in them is compared.
      const isList = Array.isArray(value) || valueAt(value, "nodes") !== undefined;
      walk(value, isList ? "" : isOfPage(root) ? page : root);
    }
  };
  pages.forEach((page, index) => walkAnswer(valueAt(answers[index], "result", "data"), page));
  const shared = new Set(answers.flatMap((answer) => valueAt(answer, "staticQueryHashes") ?? []));
  for (const hash of shared) {
    if (typeof hash === "string")
      walkAnswer(valueAt(await readJson(`/page-data/sq/d/${hash}.json`), "data"), "");
  }
  walk(await readJson(menusPath), "menus");
  // The runtime's file name changes with any script or style.
  const [runtime] = /webpack-runtime-\w+/.exec(String(await read("/index.html"))) ?? [];
  walk(runtime, CODE, "runtime");
  return texts;
}
