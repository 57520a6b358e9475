import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { listFiles } from "../../server/listFiles";
import { type PagePicture, picturesInJson, readPictures } from "./readPictures";

/** A built page and its pictures, in the order of the page. */
export interface BuiltPage {
  /** Its address, such as `/product/vera`. */
  path: string;
  pictures: PagePicture[];
}

const MANIFEST = "site.webmanifest";

/** Gatsby's own stand-in for pages that are missing while developing. */
const NOT_A_PAGE = /^\/(?:_gatsby|page-data|404)\//;

/** Every page of a built site, by address, and the web app manifest, which names the icons. */
export async function readBuiltPages(publicDir: string): Promise<BuiltPage[]> {
  const files = (await listFiles(publicDir)).filter(
    (file) => file.endsWith("/index.html") && !NOT_A_PAGE.test(file),
  );
  const pages = files.map((file) => ({
    path: file.replace(/\/index\.html$/, "") || "/",
    pictures: readPictures(readFileSync(path.join(publicDir, file), "utf8")),
  }));
  const manifest = path.join(publicDir, MANIFEST);
  if (existsSync(manifest)) {
    const icons = picturesInJson(readFileSync(manifest, "utf8"));
    pages.push({
      path: `/${MANIFEST}`,
      pictures: icons.map((url) => ({ kind: "icon" as const, url })),
    });
  }
  return pages;
}
