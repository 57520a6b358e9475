import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IPluginRefOptions } from "gatsby";
import { z } from "zod";
import { compareTexts } from "../src/lib/text";
import { getListed, type KindEntries } from "./catalogue";

const pagesShape = z.array(z.object({ path: z.string(), lastmod: z.string().optional() }));

/** A file, since Gatsby compiles gatsby-config and gatsby-node apart: they share no variable. */
const pagesFile = path.join(".cache", "sitemapPages.json");

/** Stores the listed pages; `lastmod` (ISO 8601) is absent if no record states it. */
export function writeSitemapPages(entriesByKind: readonly KindEntries[]): void {
  const pages = entriesByKind
    .flatMap(getListed)
    .map(({ path: page, changed: lastmod }) => ({ path: page, lastmod }))
    .sort((one, other) => compareTexts(one.path, other.path));
  writeFileSync(pagesFile, JSON.stringify(pages));
}

export const sitemapOptions: IPluginRefOptions = {
  createLinkInHead: false,
  resolvePages: () => pagesShape.parse(JSON.parse(readFileSync(pagesFile, "utf8"))),
  serialize: ({ path: url, ...rest }: { path: string }) => ({ url, ...rest }),
};
