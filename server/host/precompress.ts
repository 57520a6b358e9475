import { statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from "node:zlib";
import fastq from "fastq";
import { runCommand } from "../runCommand";
import { ENCODING_SUFFIXES } from "./fileSender";
import { isCompressible } from "./hostRules";
import { listFiles } from "../builtSite";

const brotli = promisify(brotliCompress);
const gzipBuffer = promisify(gzip);

/** Documents, and data and citations of single papers and authors. There may be thousands. */
const REPEATED = /\.html$|^\/(?:page-data\/)?research\/.+\//;

/**
 * Brotli quality of repeated files and of others. 11 takes 2.6 times as long as 10 and saves 1.8
 * per cent; in very large sites 8 takes a fifteenth, with 6 per cent more.
 */
const QUALITY = { repeated: 10, inLargeSites: 8, other: 11 };

/** Number of text files in a large site: some 3,000 papers. */
const LARGE_SITE = 16_000;

const COMPRESSORS = {
  br: (content: Buffer, quality: number) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: quality,
      },
    }),
  gzip: (content: Buffer) => gzipBuffer(content, { level: constants.Z_BEST_COMPRESSION }),
};

const DECOMPRESSORS = { br: promisify(brotliDecompress), gzip: promisify(gunzip) };

/** Returns nothing for a damaged file. */
const decompress = async (coding: keyof typeof DECOMPRESSORS, file: string) =>
  DECOMPRESSORS[coding](await readFile(file)).catch(() => undefined);

const MIN_BYTES = 256;

/**
 * Build artefacts that aren't needed once the pages are written, and Gatsby's copy of Partytown.
 * webpack's statistics stay for the size budgets; every host hides them.
 */
const LEFT_OVER = /\.map$|^\/chunk-map\.json$|^\/~partytown\//;

/**
 * Removes build artefacts, then writes `.br` and `.gz` files for text files, if smaller.
 * Compressed files get the time of their source, so that the next run skips unchanged ones. They
 * are kept if their source was written again with the same content. Those without a source are
 * removed. Returns counts of text files and compressed files.
 */
export const precompress = async (publicDir: string, largeSite = LARGE_SITE) => {
  const all = await listFiles(publicDir);
  const texts = all.filter((file) => isCompressible(file) && !LEFT_OVER.test(file));
  const repeated = texts.length < largeSite ? QUALITY.repeated : QUALITY.inLargeSites;
  const result = { files: texts.length, written: 0, unchanged: 0, removed: 0 };
  const existing = new Set(all);

  const remove = async (file: string): Promise<void> => {
    await rm(path.join(publicDir, file));
    result.removed += 1;
  };

  const compressFile = async (file: string): Promise<void> => {
    const source = path.join(publicDir, file);
    const { atime, mtime, mtimeMs, size } = statSync(source);
    for (const coding of ["br", "gzip"] as const) {
      const name = file + ENCODING_SUFFIXES[coding];
      const target = path.join(publicDir, name);
      const hasTarget = existing.has(name);
      if (hasTarget && Math.abs(statSync(target).mtimeMs - mtimeMs) < 2) {
        result.unchanged += 1;
        continue;
      }
      const content = await readFile(source);
      const old = hasTarget && (await decompress(coding, target));
      if (old && content.equals(old)) {
        await utimes(target, atime, mtime);
        result.unchanged += 1;
        continue;
      }
      const quality = REPEATED.test(file) ? repeated : QUALITY.other;
      const packed = size < MIN_BYTES ? content : await COMPRESSORS[coding](content, quality);
      if (packed.length < size) {
        await writeFile(target, packed);
        await utimes(target, atime, mtime);
        result.written += 1;
      } else if (hasTarget) {
        await remove(name);
      }
    }
  };

  for (const file of all) {
    const source = file.replace(/\.(?:br|gz)$/, "");
    const isOrphan = file !== source && isCompressible(source) && !existing.has(source);
    if (isOrphan || LEFT_OVER.test(source)) await remove(file);
  }
  const queue = fastq.promise(compressFile, availableParallelism());
  await Promise.all(texts.map((file) => queue.push(file)));
  return result;
};

const run = async (): Promise<void> => {
  const { files, written, unchanged, removed } = await precompress("public");
  process.stdout.write(
    `Compressed siblings of ${files} text files: ${written} written, ${unchanged} unchanged, ${removed} removed\n`,
  );
};

const USAGE = `npm run postbuild

Compresses the text files of public/, as npm run build does at its end.`;

if (require.main === module) void runCommand({ usage: USAGE, run });
