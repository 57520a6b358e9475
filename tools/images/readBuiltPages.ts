import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { webManifestPath } from "../../src/routes/siteFiles";
import { listFiles } from "../../server/host/listFiles";
import { pagesAmong } from "../report/builtHtml";
import { type PagePicture, picturesInJson, readPictures } from "./readPictures";

/** A built page and its pictures, in the order of the page. */
export interface BuiltPage {
  /** Its address, such as `/product/vera`. */
  path: string;
  pictures: PagePicture[];
}

/** Every page of a built site, by address, and the web app manifest, which names the icons. */
export async function readBuiltPages(publicDir: string): Promise<BuiltPage[]> {
  const pages = pagesAmong(await listFiles(publicDir)).map(({ file, path: address }) => ({
    path: address,
    pictures: readPictures(readFileSync(path.join(publicDir, file), "utf8")),
  }));
  const manifest = path.join(publicDir, webManifestPath);
  if (existsSync(manifest)) {
    const icons = picturesInJson(readFileSync(manifest, "utf8"));
    pages.push({
      path: webManifestPath,
      pictures: icons.map((url) => ({ kind: "icon" as const, url })),
    });
  }
  return pages;
}
