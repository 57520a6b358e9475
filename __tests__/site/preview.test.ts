import { readContentFiles } from "../../src/build/contentFiles";
import { pagesOfRecord } from "../../src/build/preview/pagesOfRecord";
import { previewCopy } from "../../src/config/copy";
import { readRecords } from "../../src/content/check/checkContent";
import { hiddenFiles, releasesOf } from "../../src/content/check/releases";
import { PREVIEW_ADDRESS } from "../../src/lib/previewReport";
import { builtFiles, readBuilt } from "../support/builtSite";
import { PROJECT } from "../support/sourceFiles";

const texts = builtFiles().filter((file) =>
  /\.(?:html|js|json|css|xml|txt|bib|ris|vtt|webmanifest)$|^[^.]+$/.test(file),
);
const filesWith = (found: (text: string) => boolean) =>
  texts.filter((file) => found(readBuilt(file)));

describe("the built site", () => {
  test("has nothing of the notes that develop shows beside a page", () => {
    const words = [PREVIEW_ADDRESS, previewCopy.hide, previewCopy.onlyHere, previewCopy.mended];
    expect(texts.length).toBeGreaterThan(500);
    expect(filesWith((text) => words.some((word) => text.includes(word)))).toEqual([]);
  });

  test("has no trace of records that are not published", () => {
    const { records } = readRecords(readContentFiles(PROJECT));
    const hidden = new Set(hiddenFiles(releasesOf(records), Date.now()));
    const pages = records
      .filter(({ file }) => hidden.has(file))
      .flatMap((record) => pagesOfRecord(record) ?? []);
    if (pages.length === 0) return;
    const named = new RegExp(`(?:${pages.join("|")})(?![a-z0-9-])`);
    expect(filesWith((text) => named.test(text))).toEqual([]);
    expect(
      builtFiles().filter((file) => pages.some((page) => `/${file}`.includes(`${page}/`))),
    ).toEqual([]);
  });
});
