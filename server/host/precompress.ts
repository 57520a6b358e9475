import { readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import fastq from "fastq";
import { runCommand } from "../runCommand";
import { ENCODING_SUFFIXES } from "./fileSender";
import { isCompressible } from "./hostRules";
import { listFiles } from "../builtSite";

const brotli = promisify(brotliCompress);
const gzipBuffer = promisify(gzip);

/**
 * Documents get quality 10: 11 takes 2.6 times as long and saves 1.8 per cent. Other files are
 * small, or few.
 */
const COMPRESSORS = {
  br: (content: Buffer, file: string) =>
    brotli(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_QUALITY]: file.endsWith(".html") ? 10 : 11,
      },
    }),
  gzip: (content: Buffer) => gzipBuffer(content, { level: constants.Z_BEST_COMPRESSION }),
};

const CONCURRENCY = 2;

const MIN_BYTES = 256;

/**
 * Build artefacts that aren't needed once the pages are written.
 * webpack's statistics stay for the size budgets; every host hides them.
 */
const LEFT_OVER = /\.map$|^\/chunk-map\.json$/;

/**
 * Removes build artefacts, then writes `.br` and `.gz` files for text files, if smaller.
 * Compressed files get the time of their source, so that the next run skips unchanged ones. Those
 * without a source are removed. Returns counts of text files and compressed files.
 */
export const precompress = async (publicDir: string) => {
  const all = await listFiles(publicDir);
  const result = { files: 0, written: 0, unchanged: 0, removed: 0 };
  const existing = new Set(all);

  const remove = async (file: string): Promise<void> => {
    await rm(path.join(publicDir, file));
    result.removed += 1;
  };

  const compressFile = async (file: string): Promise<void> => {
    const source = path.join(publicDir, file);
    const { atime, mtime, mtimeMs, size } = await stat(source);
    for (const coding of ["br", "gzip"] as const) {
      const name = file + ENCODING_SUFFIXES[coding];
      const target = path.join(publicDir, name);
      const hasTarget = existing.has(name);
      if (hasTarget && Math.abs((await stat(target)).mtimeMs - mtimeMs) < 2) {
        result.unchanged += 1;
        continue;
      }
      const content = await readFile(source);
      const packed = size < MIN_BYTES ? content : await COMPRESSORS[coding](content, file);
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
  const texts = all.filter((file) => isCompressible(file) && !LEFT_OVER.test(file));
  result.files = texts.length;
  const queue = fastq.promise(compressFile, CONCURRENCY);
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
