import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** All that the check looks at, as bytes and names, so that it can run on files that exist only in a test. */
export interface ContentFiles {
  /** Every file of `data/` that is no picture, by its path from the project's root. */
  records: ReadonlyMap<string, Uint8Array>;
  /** Every file of `data/images`, by its path from the project's root. */
  images: readonly string[];
  /** Every file of `static/`, by its address on the site. */
  staticFiles: readonly string[];
  /** The names of the Phosphor icons. */
  iconNames: readonly string[];
}

const ICONS_DIR = path.join("node_modules", "@phosphor-icons", "core", "assets", "regular");

/** Every visible file below a folder, as sorted paths with forward slashes; none where the folder is missing. */
function filesIn(folder: string): string[] {
  const below = (inner: string): string[] =>
    readdirSync(path.join(folder, inner), { withFileTypes: true })
      .filter(({ name }) => !name.startsWith("."))
      .flatMap((entry) => {
        const relative = inner === "" ? entry.name : `${inner}/${entry.name}`;
        return entry.isDirectory() ? below(relative) : [relative];
      });
  try {
    return below("").sort();
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return [];
    throw error;
  }
}

/** Reads what the check looks at from a project's folders. */
export function readContentFiles(projectDir: string): ContentFiles {
  const dataFiles = filesIn(path.join(projectDir, "data"));
  const isImage = (file: string) => file.startsWith("images/");
  return {
    records: new Map(
      dataFiles
        .filter((file) => !isImage(file))
        .map((file) => [`data/${file}`, readFileSync(path.join(projectDir, "data", file))]),
    ),
    images: dataFiles.filter(isImage).map((file) => `data/${file}`),
    staticFiles: filesIn(path.join(projectDir, "static")).map((file) => `/${file}`),
    iconNames: filesIn(path.join(projectDir, ICONS_DIR)).map((file) => path.basename(file, ".svg")),
  };
}
