import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import path from "node:path";
import { checkContent, readRecords, type ContentFiles } from "./checkContent";
import { issueLine } from "../src/lib/issue";
import type { FileIssue } from "./fileIssues";
import { isPictureName, readPicture, type Picture } from "./pictureFormat";
import { hiddenFiles, getReleases } from "./releases";
import { compareTexts } from "../src/lib/text";

const ICONS_DIR = path.join("node_modules", "@phosphor-icons", "core", "assets", "regular");

/** Whether a link leads to a file. One to a folder could lead back into itself, so none is followed. */
const leadsToFile = (link: string): boolean => {
  try {
    return statSync(link).isFile();
  } catch {
    return false;
  }
};

/**
 * Lists what is visible below a folder, by sorted paths with forward slashes; empty if the folder is
 * missing. Doesn't use `readdir`'s `recursive`, which follows links to folders from Node 24 on.
 */
const readFolder = (folder: string): { file: string; isFile: boolean; isFolder: boolean }[] =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter(({ name }) => !name.startsWith("."))
    .flatMap((entry) => {
      const { name: file } = entry;
      const place = path.join(folder, file);
      const isFile = entry.isFile() || (entry.isSymbolicLink() && leadsToFile(place));
      const isFolder = entry.isDirectory();
      const below = isFolder ? readFolder(place) : [];
      return [
        { file, isFile, isFolder },
        ...below.map((inner) => ({ ...inner, file: `${file}/${inner.file}` })),
      ];
    })
    .sort((a, b) => compareTexts(a.file, b.file));

/** Every visible file below a folder, as sorted paths with forward slashes; none where the folder is missing. */
export const filesIn = (folder: string): string[] =>
  readFolder(folder).flatMap(({ file, isFile }) => (isFile ? [file] : []));

/** What stands in a file's place below one of a project's folders. */
const wrongLinks = (projectDir: string, folder: string): FileIssue[] =>
  readFolder(path.join(projectDir, folder)).flatMap(({ file, isFile, isFolder }) => {
    if (isFile || (isFolder && !file.endsWith(".json"))) return [];
    const what = isFolder ? "a folder named like a record" : "a link that leads to no file";
    const message = `is ${what}; put the file itself there`;
    return [{ file: `${folder}/${file}`, message, rule: "stray-file" }];
  });

/** Reads what the check looks at from a project's folders, but no pictures. */
export function readContentFiles(projectDir: string): ContentFiles {
  const dataFiles = filesIn(path.join(projectDir, "data"));
  const isImage = (file: string) => file.startsWith("images/");
  return {
    records: new Map(
      dataFiles
        .filter((file) => !isImage(file))
        .map((file) => [`data/${file}`, readFileSync(path.join(projectDir, "data", file))]),
    ),
    wrongLinks: ["data", "static"].flatMap((folder) => wrongLinks(projectDir, folder)),
    images: dataFiles.filter(isImage).map((file) => `data/${file}`),
    staticFiles: filesIn(path.join(projectDir, "static")).map((file) => `/${file}`),
    pictures: new Map(),
    iconNames: filesIn(path.join(projectDir, ICONS_DIR)).map((file) => path.basename(file, ".svg")),
  };
}

/** Pictures that were read already, by their path, size and time: decoding takes longer than all else. */
const knownPictures = new Map<string, Promise<Picture>>();

async function pictureAt(file: string): Promise<Picture> {
  const { size, mtimeMs } = await stat(file);
  const key = `${file} ${size} ${mtimeMs}`;
  const picture = knownPictures.get(key) ?? readFile(file).then(readPicture);
  knownPictures.set(key, picture);
  return picture;
}

/** Reads all that the check looks at from a project's folders, pictures too. */
export async function readContent(projectDir: string): Promise<ContentFiles> {
  const files = readContentFiles(projectDir);
  const names = [...files.images, ...files.staticFiles.map((file) => `static${file}`)];
  const pictures = names.filter(isPictureName).map(async (file) => {
    return [file, await pictureAt(path.join(projectDir, file))] as const;
  });
  return { ...files, pictures: new Map(await Promise.all(pictures)) };
}

/** The issues of a project's records as lines to print; the build stops if there are any. */
export const contentIssueLines = async (projectDir: string): Promise<string[]> =>
  checkContent(await readContent(projectDir)).map(issueLine);

/**
 * Says of a file's absolute path whether a build at the given moment must not know it, because the
 * record is a draft or waits for its moment. A file that is not read becomes no node, so nothing
 * that is made from nodes can have a trace of it, whatever an earlier run left in the cache. The
 * records are read when the first file is asked for: every process of a build loads its
 * configuration, and only one reads files.
 */
export function isHiddenFile(projectDir: string, nowMs: number): (file: string) => boolean {
  const readHidden = () => {
    const { records } = readRecords(readContentFiles(projectDir));
    const files = hiddenFiles(getReleases(records), nowMs);
    return new Set(files.map((file) => path.resolve(projectDir, file)));
  };
  let hidden: ReadonlySet<string> | undefined;
  return (file) => {
    hidden ??= readHidden();
    return hidden.has(path.resolve(file));
  };
}
