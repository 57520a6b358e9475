import { createHash } from "node:crypto";
import { type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type ContentCoding, ENCODING_SUFFIXES } from "./acceptedEncoding";

/** Above this size an entity tag comes from size and time instead of the content, in bytes. */
const MAX_HASHED_BYTES = 1_048_576;

const statFile = async (location: string): Promise<Stats | undefined> => {
  try {
    const stats = await stat(location);
    return stats.isFile() ? stats : undefined;
  } catch {
    // Absent, too long a name, a file where a folder should be: all are "no such file".
    return undefined;
  }
};

/** The tag comes from the content, as a deployment may give every file the same time. */
const makeTag = async (location: string, { mtimeMs, size }: Stats): Promise<string> =>
  size <= MAX_HASHED_BYTES
    ? createHash("sha256")
        .update(await readFile(location))
        .digest("base64url")
        .slice(0, 22)
    : `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`;

/** The files of a built site; `file` is a path that starts at the public folder. */
export type SiteFiles = ReturnType<typeof createSiteFiles>;

/** Reads the files of a built site; what it read of a version it keeps. */
export const createSiteFiles = (publicDir: string) => {
  const root = path.resolve(publicDir);
  const tags = new Map<string, { mtimeMs: number; size: number; tag: string }>();

  const locate = (file: string): string => path.join(root, file);

  return {
    /** Undefined where there is no such file. */
    find: (file: string) => statFile(locate(file)),
    /** Reads a version of a file at the first call only. */
    getTag: async (file: string, stats: Stats): Promise<string> => {
      const { mtimeMs, size } = stats;
      const known = tags.get(file);
      if (known?.mtimeMs === mtimeMs && known.size === size) return known.tag;
      const tag = await makeTag(locate(file), stats);
      tags.set(file, { mtimeMs, size, tag });
      return tag;
    },
    /** Where the bytes of an answer lie: of the first of the codings with a sibling no older than the file. */
    represent: async (
      file: string,
      source: Stats,
      codings: readonly ContentCoding[],
    ): Promise<{ location: string; coding?: ContentCoding }> => {
      for (const coding of codings) {
        const location = locate(file) + ENCODING_SUFFIXES[coding];
        const stats = await statFile(location);
        // Whole milliseconds: a copied time may have lost its fraction.
        if (stats && Math.ceil(stats.mtimeMs) >= Math.floor(source.mtimeMs)) {
          return { location, coding };
        }
      }
      return { location: locate(file) };
    },
  };
};
