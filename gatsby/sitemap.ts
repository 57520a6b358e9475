import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import type { IPluginRefOptions } from "gatsby";
import { z } from "zod";
import { compareTexts } from "../src/lib/text";
import { getListed, type KindEntries } from "./catalogue";

const pagesShape = z.array(z.object({ path: z.string(), lastmod: z.string().optional() }));

/** A file, since Gatsby compiles gatsby-config and gatsby-node apart: they share no variable. */
const pagesFile = path.join(".cache", "sitemapPages.json");

/** Returns listed pages; `lastmod` (ISO 8601) is undefined if no record states it. */
const getSitemapPages = (entriesByKind: readonly KindEntries[]) =>
  entriesByKind
    .flatMap(getListed)
    .map(({ path: page, changed: lastmod }) => ({ path: page, lastmod }))
    .sort((one, other) => compareTexts(one.path, other.path));

export const writeSitemapPages = (entriesByKind: readonly KindEntries[]): void =>
  writeFileSync(pagesFile, JSON.stringify(getSitemapPages(entriesByKind)));

export const sitemapOptions: IPluginRefOptions = {
  createLinkInHead: false,
  resolvePages: () => pagesShape.parse(JSON.parse(readFileSync(pagesFile, "utf8"))),
  serialize: ({ path: url, ...rest }: { path: string }) => ({ url, ...rest }),
};
