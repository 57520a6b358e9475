import { existsSync, readFileSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import subsetFont from "subset-font";
import { z } from "zod";
import { listFiles } from "../content/contentFiles";
import { formatCodePoint } from "../src/lib/unicodeRange";
import { contentReader } from "./preview/createContentReader";
import { getSourceDigest } from "./sourceDigest";
import {
  FALLBACK_FACE_RULES,
  getTypedFaces,
  getWeights,
  NO_SLANTED_UPRIGHT,
  type WebFace,
  getWebFaces,
  WEIGHTS,
} from "./fonts/webFaces";

const FOLDER = path.join(".cache", "fonts");
/** File with the digest of the last run's input, so that an unchanged run does nothing. */
const LAST_RUN_FILE = "made.json";

const lastRunShape = z.object({ digest: z.string(), missing: z.array(z.string()) });

const CODE = ["gatsby/cards/faces.ts", "gatsby/fonts/webFaces.ts", "gatsby/onPreBootstrap.ts"];
const PACKAGES = /^(?:@fontsource-variable\/.+|subset-font)$/;

/** OpenType features that browsers enable by default in any script, and tabular figures. */
const FEATURES =
  "abvf abvm abvs akhn blwf blwm blws calt ccmp cfar cjct clig curs dist fin2 fin3 fina half haln init isol kern liga ljmo locl mark med2 medi mkmk nukt pref pres pstf psts rclt rkrf rlig rphf rvrn tjmo tnum vatu vjmo".split(
    " ",
  );

/** Faces of a family complement each other only if their rules have the same weights. */
const getRule = ({ family, isItalic, isFirst, name, unicodeRange }: WebFace) => `@font-face {
  font-family: "${family}";
  font-style: ${isItalic ? "italic" : "normal"};
  font-weight: ${WEIGHTS.min} ${WEIGHTS.max};
  font-display: ${isFirst ? "optional" : "swap"};
  src: url("!!file-loader?name=static/[name]-[contenthash:16].[ext]!${name}") format("woff2");
  unicode-range: ${unicodeRange};
}
`;

/** Writes subset fonts and CSS rules if they are outdated. Returns characters without a font. */
export async function writeFaces(characters: Iterable<string>, folder: string): Promise<string[]> {
  const text = [...new Set(characters)].sort().join("");
  const digest = getSourceDigest(CODE, PACKAGES, text);
  const lastRunFile = path.join(folder, LAST_RUN_FILE);
  if (existsSync(lastRunFile)) {
    const lastRun = lastRunShape.parse(JSON.parse(await readFile(lastRunFile, "utf8")));
    if (lastRun.digest === digest) return lastRun.missing;
  }
  const { faces, missing } = getWebFaces(text);
  await rm(folder, { recursive: true, force: true });
  await mkdir(folder, { recursive: true });
  for (const face of faces) {
    const subset = await subsetFont(await readFile(face.source), face.text, {
      targetFormat: "woff2",
      keepFeatures: FEATURES,
      variationAxes: { wght: getWeights(face) },
    });
    await writeFile(path.join(folder, face.name), subset);
  }
  const ownFaces = faces.map((face) => ({ ...face, name: `./${face.name}` }));
  const rulesByFile = {
    "first.css": [
      ...ownFaces.filter(({ isFirst }) => isFirst).map(getRule),
      NO_SLANTED_UPRIGHT,
      ...FALLBACK_FACE_RULES,
    ],
    "italic.css": ownFaces.filter(({ isItalic }) => isItalic).map(getRule),
    "later.css": ownFaces.filter(({ isFirst }) => !isFirst).map(getRule),
    "typed.css": getTypedFaces(text).map(getRule),
  };
  for (const [name, rules] of Object.entries(rulesByFile)) {
    await writeFile(path.join(folder, name), rules.join("\n"));
  }
  await writeFile(lastRunFile, JSON.stringify({ digest, missing }));
  return missing;
}

/** Files that may contain visible text: records, copy, components and styles. */
const SHOWN =
  /^(?:data\/(?!site\/search\.).+\.json|src\/copy\/.+\.ts|src\/.+\/\w*[cC]opy\.ts|src\/.+\.(?:tsx|css))$/;

/** Maps every character of these files to the first file that contains it. */
export function getSiteCharacters(projectDir: string): Map<string, string> {
  const characters = new Map<string, string>();
  const files = ["data", "src"].flatMap((folder) =>
    listFiles(path.join(projectDir, folder)).map((file) => `${folder}/${file}`),
  );
  for (const file of files.filter((name) => SHOWN.test(name))) {
    for (const character of readFileSync(path.join(projectDir, file), "utf8")) {
      if (!characters.has(character)) characters.set(character, file);
    }
  }
  return characters;
}

/** Returns a warning per character without a font, with a file that contains it. */
export const formatMissing = (
  missing: readonly string[],
  characters: ReadonlyMap<string, string>,
): string[] =>
  missing.map(
    (character) =>
      `${characters.get(character) ?? "The site"} has “${character}” (${formatCodePoint(character)}), which no face of the site has: a visitor whose system has none sees a box. Write it otherwise, or add a family to gatsby/cards/faces.ts.`,
  );

/**
 * Subsets the fonts to the site's characters before webpack reads them. `develop` also writes the
 * checked records here, since Gatsby may empty the cache after `onPreInit`.
 */
export async function onPreBootstrap({ reporter }: ParentSpanPluginArgs): Promise<void> {
  if (process.env.NODE_ENV === "development") {
    await contentReader.read();
    contentReader.watch();
  }
  const characters = getSiteCharacters(process.cwd());
  const missing = await writeFaces(characters.keys(), path.resolve(FOLDER));
  for (const line of formatMissing(missing, characters)) reporter.warn(line);
}
