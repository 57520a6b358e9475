import { createIssue } from "./issue";
import type { Picture } from "./pictureFormat";
import { isObject, type JsonValue } from "../src/lib/json";
import { isDeviceName } from "../src/kinds/fields";
import type { ContentType } from "../src/kinds/kind";
import { getContentType, contentTypes } from "../src/kinds/registry";
import { REDIRECTS_FILE } from "../src/kinds/settings/redirects";
import type { ContentIssue } from "../src/lib/issue";
import { didYouMean, formatAlternatives, quote } from "../src/lib/messages";

/** Input of the content check: bytes and names, so that tests can pass files that don't exist. */
export interface ContentFiles {
  /** Content by path from the project root: all files in `data/` except pictures. */
  records: ReadonlyMap<string, Uint8Array>;
  images: readonly string[];
  staticFiles: readonly string[];
  /** Issues of entries that should be files: broken symbolic links, folders named like records. */
  strayEntryIssues?: readonly ContentIssue[];
  /** Facts about pictures, by path from the project root; others' content isn't checked. */
  pictures: ReadonlyMap<string, Picture>;
  iconNames: readonly string[];
}

const PROSE = /(?:^|\/)README\.md$/;

const folders = [...new Set(contentTypes.map((type: ContentType) => type.folder))];

const getBaseName = (file: string): string => file.slice(file.lastIndexOf("/") + 1);

export const getStem = (file: string): string => getBaseName(file).replace(/\.json$/, "");

const getFolder = (file: string) =>
  file.slice(0, Math.max(0, file.lastIndexOf("/"))).replace(/^data\/?/, "");

/** Returns the type of a path such as `data/products/vera.json`; undefined for other files. */
export function getTypeOfFile(file: string): ContentType | undefined {
  if (!file.endsWith(".json")) return undefined;
  return getContentType(getFolder(file), getBaseName(file));
}

const getKnownFields = ({ schema }: ContentType, fields: readonly string[]) =>
  fields.filter((field) => Object.hasOwn(schema.shape, field)).length;

/** Suggests a type that lacks at most one of the fields, if the folder's lacks more than half. */
export function suggestType(record: JsonValue, folderType: ContentType): ContentType | undefined {
  const fields = isObject(record) ? Object.keys(record) : [];
  if (fields.length < 4 || getKnownFields(folderType, fields) * 2 >= fields.length)
    return undefined;
  return contentTypes.find(
    (type: ContentType) => getKnownFields(type, fields) >= fields.length - 1,
  );
}

export const getHome = ({ folder, files = [] }: ContentType): string =>
  files.length === 0
    ? `data/${folder}`
    : formatAlternatives(files.map((name) => `data/${folder}/${name}`));

function describeStrayFile(file: string): string {
  const folder = getFolder(file);
  const name = getBaseName(file);
  if (!folders.includes(folder)) {
    const near = didYouMean(folder, folders) || `; the folders are ${formatAlternatives(folders)}`;
    return `data/${folder} isn't a folder of records${near}`;
  }
  if (!name.endsWith(".json"))
    return `${quote(name)} isn't a record: a record's name ends in .json`;
  const types = contentTypes.filter((type) => type.folder === folder);
  const names = types.flatMap(({ files = [] }: ContentType) => files);
  const near = didYouMean(name, names) || `; data/${folder} may have ${formatAlternatives(names)}`;
  return `no record is named ${quote(name)}${near}`;
}

export const isImageName = (name: string): boolean =>
  /^data\/images\/[a-z0-9/-]+\.(?:jpg|png|svg)$/.test(name);

const BAD_NAME =
  "a picture's name has lower-case letters, digits and hyphens and ends in .jpg, .png or .svg; rename it";
const MISSING =
  "the file is missing, and the site can't do without it; restore it from an earlier version";

/** Reports files with wrong names or in wrong places, and missing files of settings and pages. */
export function checkFiles({ records, images, staticFiles }: ContentFiles): ContentIssue[] {
  const files = [...records.keys()];
  const isStray = (file: string) =>
    !PROSE.test(file) && file !== REDIRECTS_FILE && getTypeOfFile(file) === undefined;
  const singles = contentTypes.flatMap(({ folder, files: names = [] }: ContentType) =>
    names.map((name) => `data/${folder}/${name}`),
  );
  return [
    ...files
      .filter(isStray)
      .map((file) => createIssue(file, "stray-file", describeStrayFile(file))),
    ...images
      .filter((file) => !PROSE.test(file) && !isImageName(file))
      .map((file) => createIssue(file, "file-name", BAD_NAME)),
    ...[...files, ...images, ...staticFiles.map((file) => `static${file}`)].flatMap((file) => {
      const name = file.split("/").find(isDeviceName);
      if (name === undefined || getTypeOfFile(file)) return [];
      const message = `Windows reserves the name ${quote(name)} for a device, so no file can have it there; rename it`;
      return createIssue(file, "file-name", message);
    }),
    ...singles
      .filter((file) => !records.has(file))
      .map((file) => createIssue(file, "missing-file", MISSING)),
  ];
}
