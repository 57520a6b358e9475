import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { checkContent, readRecords } from "./checkContent";
import type { ContentFiles } from "./checkFiles";
import { createIssue } from "./issue";
import { formatIssue, type ContentIssue } from "../src/lib/issue";
import { isPictureName, readPicture, type Picture } from "./pictureFormat";
import { findHiddenFiles, getReleases } from "./releases";
import { compareTexts } from "../src/lib/text";

export const ICONS_DIR = path.join("node_modules", "@phosphor-icons", "core", "assets", "regular");

/** Avoids `readdir` with `recursive`, which follows links from Node 24 on. */
const readFolder = (folder: string): { file: string; isFile: boolean; isFolder: boolean }[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const { name: file } = entry;
      const place = path.join(folder, file);
      // Doesn't follow links to folders, because they may be cyclic.
      const isLink = entry.isSymbolicLink() && existsSync(place);
      const isFile = entry.isFile() || (isLink && statSync(place).isFile());
      const isFolder = entry.isDirectory();
      const below = isFolder ? readFolder(place) : [];
      return [
        { file, isFile, isFolder },
        ...below.map((inner) => ({ ...inner, file: `${file}/${inner.file}` })),
      ];
    })
    .sort((a, b) => compareTexts(a.file, b.file));

/** Returns the files below a folder, sorted, with forward slashes, without hidden files. */
export const listFiles = (folder: string): string[] =>
  readFolder(folder).flatMap(({ file, isFile }) => (isFile ? [file] : []));

/** Reports folders named like records, and symbolic links that lead to no file. */
const findStrayEntries = (projectDir: string, folder: string): ContentIssue[] =>
  readFolder(path.join(projectDir, folder)).flatMap(({ file, isFile, isFolder }) => {
    if (isFile || (isFolder && !file.endsWith(".json"))) return [];
    const what = isFolder ? "a folder named like a record" : "a link that leads to no file";
    return createIssue(`${folder}/${file}`, "stray-file", `is ${what}; put the file itself there`);
  });

/** Reads the input of the content check, except for pictures. */
export function readContentFiles(projectDir: string): ContentFiles {
  const dataFiles = listFiles(path.join(projectDir, "data"));
  const isImage = (file: string) => file.startsWith("images/");
  return {
    records: new Map(
      dataFiles
        .filter((file) => !isImage(file))
        .map((file) => [`data/${file}`, readFileSync(path.join(projectDir, "data", file))]),
    ),
    strayEntryIssues: ["data", "static"].flatMap((folder) => findStrayEntries(projectDir, folder)),
    images: dataFiles.filter(isImage).map((file) => `data/${file}`),
    staticFiles: listFiles(path.join(projectDir, "static")).map((file) => `/${file}`),
    pictures: new Map(),
    iconNames: listFiles(path.join(projectDir, ICONS_DIR)).map((file) =>
      path.basename(file, ".svg"),
    ),
  };
}

/** Cache by path, size and time, because decoding pictures is slow. */
const knownPictures = new Map<string, Promise<Picture>>();

async function readPictureAt(file: string): Promise<Picture> {
  const { size, mtimeMs } = await stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const picture = knownPictures.get(key) ?? readFile(file).then(readPicture);
  knownPictures.set(key, picture);
  return picture;
}

export async function readContent(projectDir: string): Promise<ContentFiles> {
  const files = readContentFiles(projectDir);
  const names = [...files.images, ...files.staticFiles.map((file) => `static${file}`)];
  const pictures = names
    .filter(isPictureName)
    .map(async (file) => [file, await readPictureAt(path.join(projectDir, file))] as const);
  return { ...files, pictures: new Map(await Promise.all(pictures)) };
}

/** Returns the content check's errors as printable lines; the build stops if there are any. */
export const findErrorLines = async (projectDir: string): Promise<string[]> =>
  checkContent(await readContent(projectDir)).map(formatIssue);

/**
 * Returns a predicate for paths: true if the record is a draft, or scheduled after `nowMs`. Its first
 * call reads all records, because many processes create the predicate, but only one calls it.
 */
export function createHiddenFileTest(projectDir: string, nowMs: number): (file: string) => boolean {
  const readHidden = () => {
    const { records } = readRecords(readContentFiles(projectDir));
    const files = findHiddenFiles(getReleases(records), nowMs);
    return new Set(files.map((file) => path.resolve(projectDir, file)));
  };
  let hidden: ReadonlySet<string> | undefined;
  return (file) => {
    hidden ??= readHidden();
    return hidden.has(path.resolve(file));
  };
}
