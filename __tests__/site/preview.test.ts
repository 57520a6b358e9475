import { readContentFiles } from "../../content/contentFiles";
import { getPagesOfRecord } from "../../gatsby/preview/createContentReader";
import { previewCopy } from "../../src/shell/preview/copy";
import { readRecords } from "../../content/checkContent";
import { findHiddenFiles, getReleases } from "../../content/releases";
import { EDITOR_ADDRESS, PREVIEW_ADDRESS } from "../../src/lib/previewReport";
import { homePath } from "../../src/routes/paths";
import { builtFiles, readBuilt } from "../support/builtSite";
import { PROJECT } from "../support/sourceFiles";

const texts = builtFiles().filter((file) =>
  /\.(?:html|js|json|css|xml|txt|bib|ris|vtt|webmanifest)$|^[^.]+$/.test(file),
);
const filesWith = (found: (text: string) => boolean) =>
  texts.filter((file) => found(readBuilt(file)));

test("the build has no trace of the editor and the preview", () => {
  expect(builtFiles().filter((file) => `/${file}`.startsWith(EDITOR_ADDRESS))).toEqual([]);
  const words = [
    EDITOR_ADDRESS,
    "sveltia",
    PREVIEW_ADDRESS,
    previewCopy.hide,
    previewCopy.onlyHere,
    previewCopy.fixed,
  ];
  expect(texts.length).toBeGreaterThan(500);
  expect(filesWith((text) => words.some((word) => text.includes(word)))).toEqual([]);
});

test("the build has the page of every published record, and names no other (RT-13, RT-19)", () => {
  const { records } = readRecords(readContentFiles(PROJECT));
  const hidden = new Set(findHiddenFiles(getReleases(records), Date.now()));
  // Omits the home page: its address, /, is the start of every other one.
  const getPages = (wanted: typeof records) =>
    new Set(
      wanted
        .flatMap((record) => getPagesOfRecord(record) ?? [])
        .filter((page) => page !== homePath),
    );
  const longestFirst = [...getPages(records)].sort((left, right) => right.length - left.length);
  const page = new RegExp(`(?:${longestFirst.join("|")})(?![a-z0-9-])`, "g");
  const pagesIn = (list: string[]) => new Set(list.flatMap((text) => text.match(page) ?? []));
  const published = getPages(records.filter(({ file }) => !hidden.has(file)));
  expect(pagesIn(builtFiles().map((file) => `/${file}`))).toEqual(published);
  expect(pagesIn(texts.map(readBuilt))).toEqual(published);
});
