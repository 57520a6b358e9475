import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import sharp, { type AvifOptions, type Sharp } from "sharp";
import { isObject } from "../../src/lib/json";

/** Encoder effort from 0 to 9. sharp's default, 4, takes about five times as long as 2. */
const AVIF_EFFORT = 2;

/** Method of sharp that selects AVIF output. */
interface AvifMaker {
  avif: (this: Sharp, options?: AvifOptions) => Sharp;
}

const isAvifMaker = (value: unknown): value is AvifMaker =>
  isObject(value) && typeof value.avif === "function";

/** Sets the effort, for which the plugin has no option. Files become slightly larger. */
function makeAvifFast(): void {
  const prototype: unknown = sharp.prototype;
  if (!isAvifMaker(prototype)) throw new Error("sharp has no method avif any more.");
  const chooseAvif = prototype.avif;
  prototype.avif = function avifWithEffort(options) {
    return chooseAvif.call(this, { effort: AVIF_EFFORT, ...options });
  };
}

/** Module of gatsby-plugin-sharp that writes files; the plugin ships no types. */
interface Processing {
  processFile: (
    file: string,
    transforms: readonly { outputPath: string }[],
    options?: object,
  ) => Promise<unknown>;
}

const isProcessing = (value: unknown): value is Processing =>
  isObject(value) && typeof value.processFile === "function";

/** Skips files that exist: their paths contain digests of source and options. */
function reuseFiles(): void {
  const require = createRequire(path.resolve("package.json"));
  const processing: unknown = require("gatsby-plugin-sharp/process-file");
  if (!isProcessing(processing)) {
    throw new Error("gatsby-plugin-sharp has no function processFile any more.");
  }
  const { processFile } = processing;
  processing.processFile = async (file, transforms, options) => {
    const missing = transforms.filter(({ outputPath }) => !existsSync(outputPath));
    if (missing.length > 0) await processFile(file, missing, options);
    return transforms;
  };
}

/** Patches sharp and gatsby-plugin-sharp. Call it in gatsby-config, before the plugin loads. */
export function patchImagePipeline(): void {
  makeAvifFast();
  reuseFiles();
}
