import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";

/** A picture as editors keep it, before any other size or format is made of it. */
export interface Master {
  /** From the project's root, such as `data/images/product-vera.jpg`; `public/…` where the build drew it. */
  file: string;
  /** The file without its first folders and its ending, such as `product-vera` or `social/default`. */
  name: string;
  bytes: number;
  widthPx: number;
  heightPx: number;
  /** `jpeg`, `png`, `svg`. */
  format: string;
  isVector: boolean;
  /** SHA-256 of the file: equal for exact copies. */
  sha256: string;
  /** MD5 of the file, which Gatsby puts into the addresses of what it makes of it. */
  md5: string;
}

const FOLDERS = ["data/images", "static"];
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/i;

const getName = (file: string) =>
  file.replace(/^(?:data\/images|static|public)\//, "").replace(/\.[a-z]+$/i, "");

/** Reads one picture; the path is absolute, `file` is what the report calls it. */
export async function readMaster(absolutePath: string, file: string): Promise<Master> {
  const content = readFileSync(absolutePath);
  const { width, height, format } = await sharp(content).metadata();
  return {
    file,
    name: getName(file),
    bytes: content.length,
    widthPx: width,
    heightPx: height,
    format,
    isVector: format === "svg",
    sha256: createHash("sha256").update(content).digest("hex"),
    md5: createHash("md5").update(content).digest("hex"),
  };
}

/**
 * Every picture of `data/images` and `static`, by name. `favicon.ico` is left out: it is drawn from
 * the same mark as `favicon.svg`, which is here.
 */
export async function readMasters(projectDir: string): Promise<Master[]> {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(path.join(projectDir, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => PICTURE.test(file))
      .map((file) => `${folder}/${file.split(path.sep).join("/")}`),
  ).sort();
  return Promise.all(files.map((file) => readMaster(path.join(projectDir, file), file)));
}
