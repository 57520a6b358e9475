import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { ENCODING_SUFFIXES, type ContentCoding } from "./acceptedEncoding";
import { isCompressible } from "./hostRules";
import { listFiles } from "./listFiles";

/** What precompress did. Bytes are those of the files that it read. */
export interface PrecompressResult {
  /** Text files found. */
  files: number;
  /** Siblings written in this run. */
  written: number;
  /** Siblings left alone, as their source has not changed. */
  unchanged: number;
  /** Siblings removed, as their source is gone or would not get smaller. */
  removed: number;
}

const brotli = promisify(brotliCompress);
const gzipBuffer = promisify(gzip);

/** Files in work at the same time; zlib runs each on a thread of its own. */
const CONCURRENCY = 2;

/** Below this a header and a second file cost more than they save, in bytes. */
const MIN_BYTES = 256;

/**
 * From this many pages on, pages and their data get FAST_QUALITY: at 5,000 publications the best
 * quality would cost minutes of every build for a tenth of the bytes.
 */
const MANY_PAGES = 1_000;

const BEST_QUALITY = 11;
const FAST_QUALITY = 9;

/**
 * The smallest window that holds the whole file, as a power of two: a larger one saves nothing and
 * costs most of the time of a small file at FAST_QUALITY.
 */
const windowBits = (size: number): number =>
  Math.min(
    constants.BROTLI_MAX_WINDOW_BITS,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(size + 16))),
  );

const compress = (coding: ContentCoding, content: Buffer, quality: number): Promise<Buffer> =>
  coding === "br"
    ? brotli(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: quality,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_LGWIN]: windowBits(content.length),
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      })
    : gzipBuffer(content, { level: constants.Z_BEST_COMPRESSION });

const isPageFile = (file: string): boolean => /\.html$|^\/page-data\//.test(file);

/**
 * Writes `.br` and `.gz` beside every text file of a built site, where that is smaller, with the
 * time of its source, so that the next run skips what has not changed. Siblings whose source is
 * gone are removed.
 */
export const precompress = async (publicDir: string): Promise<PrecompressResult> => {
  const all = await listFiles(publicDir);
  const existing = new Set(all);
  const texts = all.filter(isCompressible);
  const isLarge = texts.filter((file) => file.endsWith(".html")).length >= MANY_PAGES;
  const result: PrecompressResult = { files: texts.length, written: 0, unchanged: 0, removed: 0 };

  const remove = async (file: string): Promise<void> => {
    await rm(path.join(publicDir, file), { force: true });
    result.removed += 1;
  };

  const compressFile = async (file: string): Promise<void> => {
    const source = path.join(publicDir, file);
    const { atime, mtime, mtimeMs, size } = await stat(source);
    // Read once, and only when a sibling needs it.
    let content: Buffer | undefined;
    for (const coding of ["br", "gzip"] as const) {
      const name = file + ENCODING_SUFFIXES[coding];
      const target = path.join(publicDir, name);
      const hasTarget = existing.has(name);
      if (hasTarget && Math.abs((await stat(target)).mtimeMs - mtimeMs) < 2) {
        result.unchanged += 1;
        continue;
      }
      content ??= await readFile(source);
      const quality = isLarge && isPageFile(file) ? FAST_QUALITY : BEST_QUALITY;
      const packed = size < MIN_BYTES ? content : await compress(coding, content, quality);
      if (packed.length < size) {
        await writeFile(target, packed);
        await utimes(target, atime, mtime);
        result.written += 1;
      } else if (hasTarget) {
        await remove(name);
      }
    }
  };

  const textSet = new Set(texts);
  const orphans = all.filter(
    (file) =>
      /\.(br|gz)$/.test(file) &&
      isCompressible(file.slice(0, -3)) &&
      !textSet.has(file.slice(0, -3)),
  );
  for (const orphan of orphans) await remove(orphan);

  const queue = texts.values();
  const work = async (): Promise<void> => {
    for (const file of queue) await compressFile(file);
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, work));
  return result;
};
