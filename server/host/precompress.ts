import { statSync } from "node:fs";
import { readFile, rm, utimes, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import * as zlib from "node:zlib";
import fastq from "fastq";
import { runCommand } from "../runCommand";
import { ENCODING_SUFFIXES } from "./fileSender";
import { isCompressible } from "./hostRules";
import { listPublicFiles } from "../builtSite";

/** Numerous files, or large and often new ones: pages, citations, data of papers and authors. */
const REPEATED = /\.html$|^\/research\/|^\/page-data\/research\/.+\//;

/** Brotli levels. 11 takes 2.6 times as long as 10 and saves 1.8 %; 8 takes a 15th and adds 6 %. */
const QUALITY = { repeated: 10, inLargeSites: 8, other: 11 };

/** Minimum number of text files in a large site, which has some 3,000 papers. */
const LARGE_SITE = 16_000;

const CODECS = {
  br: {
    compress: (content: Buffer, quality: number) =>
      promisify(zlib.brotliCompress)(content, {
        params: {
          [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
          [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        },
      }),
    decompress: promisify(zlib.brotliDecompress),
  },
  gzip: {
    compress: (content: Buffer) => promisify(zlib.gzip)(content, { level: 9 }),
    decompress: promisify(zlib.gunzip),
  },
};

/** Files that neither visitors nor the host need. webpack.stats.json stays for `npm run size`. */
const BUILD_ONLY = /\.map$|^\/chunk-map\.json$|^\/~partytown\//;

/**
 * Removes build artefacts, then writes `.br` and `.gz` files for text files, if smaller. They get
 * their source's time, so that the next run skips them. If only the time differs, it's corrected.
 */
export const precompress = async (publicDir: string, largeSite = LARGE_SITE) => {
  const all = await listPublicFiles(publicDir);
  const texts = all.filter((file) => isCompressible(file) && !BUILD_ONLY.test(file));
  const repeated = texts.length < largeSite ? QUALITY.repeated : QUALITY.inLargeSites;
  const result = { files: texts.length, written: 0, unchanged: 0, removed: 0 };
  const existing = new Set(all);

  const remove = async (file: string): Promise<void> => {
    await rm(path.join(publicDir, file));
    result.removed += 1;
  };

  const compressFile = async (file: string): Promise<void> => {
    const source = path.join(publicDir, file);
    const { atime, mtime, mtimeMs } = statSync(source);
    const quality = REPEATED.test(file) ? repeated : QUALITY.other;
    for (const encoding of ["br", "gzip"] as const) {
      const name = file + ENCODING_SUFFIXES[encoding];
      const target = path.join(publicDir, name);
      const hasTarget = existing.has(name);
      if (hasTarget && Math.abs(statSync(target).mtimeMs - mtimeMs) < 2) {
        result.unchanged += 1;
        continue;
      }
      const { compress, decompress } = CODECS[encoding];
      const content = await readFile(source);
      const known = hasTarget ? await readFile(target) : Buffer.alloc(0);
      // Damaged files can't be decompressed, and are written again.
      const isCurrent = content.equals(await decompress(known).catch(() => Buffer.alloc(0)));
      const packed = isCurrent ? known : await compress(content, quality);
      if (packed.length >= content.length) {
        if (hasTarget) await remove(name);
        continue;
      }
      if (!isCurrent) await writeFile(target, packed);
      await utimes(target, atime, mtime);
      result[isCurrent ? "unchanged" : "written"] += 1;
    }
  };

  for (const file of all) {
    const source = file.replace(/\.(?:br|gz)$/, "");
    const isOrphan = file !== source && isCompressible(source) && !existing.has(source);
    if (isOrphan || BUILD_ONLY.test(source)) await remove(file);
  }
  const queue = fastq.promise(compressFile, availableParallelism());
  await Promise.all(texts.map((file) => queue.push(file)));
  return result;
};

const USAGE = `npm run postbuild

Compresses the text files of public/, as npm run build does at its end.`;

if (require.main === module)
  void runCommand({
    usage: USAGE,
    run: async () => {
      const { files, written, unchanged, removed } = await precompress("public");
      console.log(
        `Compressed siblings of ${files} text files: ${written} written, ${unchanged} unchanged, ${removed} removed`,
      );
    },
  });
