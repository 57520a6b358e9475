import { isObject } from "../../src/lib/isObject";
import { isDeviceName } from "../../src/kinds/fields";
import type { ContentType } from "../../src/kinds/kind";
import { getContentType, contentTypes } from "../../src/kinds/registry";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import type { JsonValue } from "./jsonDocument";
import { didYouMean, formatAlternatives, quoted } from "./words";

/** A file of `data/` that isn't a record, or one that is missing. */
export interface FileIssue {
  file: string;
  message: string;
  rule: "stray-file" | "file-name" | "missing-file";
}

/** Texts for people beside the records. */
const PROSE = /(?:^|\/)README\.md$/;

const folders = [...new Set(contentTypes.map((type: ContentType) => type.folder))];
const namesIn = (folder: string) =>
  contentTypes.flatMap((type: ContentType) => (type.folder === folder ? (type.files ?? []) : []));

/** The last part of a path. */
export const baseName = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

/** A record's name: its file's, without the ending. */
export const getStem = (file: string): string => baseName(file).replace(/\.json$/, "");

/** The folder of a file, from `data/` on. */
const getFolder = (file: string) =>
  file.slice(0, Math.max(0, file.lastIndexOf("/"))).replace(/^data\/?/, "");

/** The content type of a path such as `data/products/vera.json`; nothing for files that are no records. */
export function typeOfFile(file: string): ContentType | undefined {
  if (!file.endsWith(".json")) return undefined;
  return getContentType(getFolder(file), baseName(file));
}

/** How many of a record's fields a content type knows. */
const knownFields = ({ schema }: ContentType, fields: readonly string[]) =>
  fields.filter((field) => Object.hasOwn(schema.shape, field)).length;

/**
 * The content type that a record evidently has although it lies in the folder of another: one that
 * knows every field but for a slip, where the folder's own knows less than half. Nothing where the
 * record may be meant for its folder.
 */
export function meantType(record: JsonValue, folderType: ContentType): ContentType | undefined {
  const fields = isObject(record) ? Object.keys(record) : [];
  if (fields.length < 4 || knownFields(folderType, fields) * 2 >= fields.length) return undefined;
  return contentTypes.find((type: ContentType) => knownFields(type, fields) >= fields.length - 1);
}

/** Where the records of a type live. */
export const getHome = ({ folder, files = [] }: ContentType): string =>
  files.length === 0
    ? `data/${folder}`
    : formatAlternatives(files.map((name) => `data/${folder}/${name}`));

function strayMessage(file: string): string {
  const folder = getFolder(file);
  const name = baseName(file);
  if (!folders.includes(folder)) {
    const near = didYouMean(folder, folders) || `; the folders are ${formatAlternatives(folders)}`;
    return `no records live in data/${folder}${near}`;
  }
  if (!name.endsWith(".json"))
    return `${quoted(name)} isn't a record: a record's name ends in .json`;
  const names = namesIn(folder);
  return `no record is named ${quoted(name)}${didYouMean(name, names) || `; data/${folder} holds ${formatAlternatives(names)}`}`;
}

const IMAGE_NAME = /^(?:data|\.\.)\/images\/[a-z0-9/-]+\.(?:jpg|png|svg)$/;

/** Whether records can name a picture, given as a path or as records write it. */
export const isImageName = (name: string): boolean => IMAGE_NAME.test(name);

/** Files that are no records, files that records or Windows can't name, and single records that are missing. */
export function fileIssues(
  files: readonly string[],
  images: readonly string[],
  staticFiles: readonly string[],
): FileIssue[] {
  const present = new Set(files);
  const singles = contentTypes.flatMap((type: ContentType) =>
    (type.files ?? []).map((name) => ({ file: `data/${type.folder}/${name}`, type })),
  );
  return [
    ...files
      .filter(
        (file) => !PROSE.test(file) && file !== REDIRECTS_FILE && typeOfFile(file) === undefined,
      )
      .map((file) => ({ file, message: strayMessage(file), rule: "stray-file" as const })),
    ...images
      .filter((file) => !PROSE.test(file) && !isImageName(file))
      .map((file) => ({
        file,
        message:
          "a picture's name has lower-case letters, digits and hyphens and ends in .jpg, .png or .svg; rename it",
        rule: "file-name" as const,
      })),
    ...[...files, ...images, ...staticFiles.map((file) => `static${file}`)].flatMap((file) => {
      const name = file.split("/").find(isDeviceName);
      // The schema tells it of a record's id.
      if (name === undefined || typeOfFile(file)) return [];
      const message = `${quoted(name)} is a name that Windows keeps for a device, so nobody can have the file there; rename it`;
      return [{ file, message, rule: "file-name" as const }];
    }),
    ...singles
      .filter(({ file }) => !present.has(file))
      .map(({ file }) => ({
        file,
        message:
          "the file is missing, and the site can't do without it; restore it from an earlier version",
        rule: "missing-file" as const,
      })),
  ];
}
