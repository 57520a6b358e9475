import { createHash } from "node:crypto";
import { type Stats } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { type ContentCoding, ENCODING_SUFFIXES } from "./acceptedEncoding";

/** What is known of one version of a file. */
export interface FileFacts {
  mtimeMs: number;
  size: number;
  tag: string;
}

/** The bytes that an answer sends for a file: its own, or those of a compressed sibling. */
export interface Representation {
  /** Where they lie on this machine. */
  location: string;
  /** Undefined for the file's own bytes. */
  coding: ContentCoding | undefined;
}

/** The files of a built site; `file` is a path that starts at the public folder. */
export interface SiteFiles {
  /** Undefined where there is no such file. */
  find: (file: string) => Promise<Stats | undefined>;
  /** Reads a version of a file at the first call only. */
  describe: (file: string, stats: Stats) => Promise<FileFacts>;
  /** The first of the codings for which there is a sibling that is not older than the file. */
  represent: (
    file: string,
    stats: Stats,
    codings: readonly ContentCoding[],
  ) => Promise<Representation>;
}

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

const readFacts = async (location: string, { mtimeMs, size }: Stats): Promise<FileFacts> => {
  // The tag comes from the content, as a deployment may give every file the same time.
  const content = size <= MAX_HASHED_BYTES ? await readFile(location) : undefined;
  return {
    mtimeMs,
    size,
    tag: content
      ? createHash("sha256").update(content).digest("base64url").slice(0, 22)
      : `${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}`,
  };
};

/** Reads the files of a built site; what it read of a version it keeps. */
export const createSiteFiles = (publicDir: string): SiteFiles => {
  const root = path.resolve(publicDir);
  const facts = new Map<string, FileFacts>();

  const locate = (file: string): string => path.join(root, file);

  return {
    find: (file) => statFile(locate(file)),
    describe: async (file, stats) => {
      const known = facts.get(file);
      if (known?.mtimeMs === stats.mtimeMs && known.size === stats.size) return known;
      const made = await readFacts(locate(file), stats);
      facts.set(file, made);
      return made;
    },
    represent: async (file, source, codings) => {
      for (const coding of codings) {
        const location = locate(file) + ENCODING_SUFFIXES[coding];
        const stats = await statFile(location);
        // Whole milliseconds: a copied time may have lost its fraction.
        if (stats && Math.ceil(stats.mtimeMs) >= Math.floor(source.mtimeMs)) {
          return { location, coding };
        }
      }
      return { location: locate(file), coding: undefined };
    },
  };
};
