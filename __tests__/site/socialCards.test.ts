/** @jest-environment jsdom */
import { readFileSync } from "node:fs";
import path from "node:path";
import { PUBLIC, builtFiles, builtPages, isBuilt, readBuilt } from "../support/builtSite";
import { imageSize } from "../support/imageSize";

/** Pages of records; the picture of a case study and of one article is their own (META-16). */
const WITH_CARD = /^\/(?:solution|product|research\/publication|job|article)\/[^/]+$/;
const WITHOUT_CARD = ["/article/list", "/article/new-website-design"];

const parser = new DOMParser();
const getPicture = (file: string) => {
  const { head } = parser.parseFromString(readBuilt(file), "text/html");
  const content = (selector: string) => head.querySelector(selector)?.getAttribute("content") ?? "";
  return {
    file: new URL(content('meta[property="og:image"]')).pathname.slice(1),
    twitterFile: new URL(content('meta[name="twitter:image"]')).pathname.slice(1),
    width: Number(content('meta[property="og:image:width"]')),
    height: Number(content('meta[property="og:image:height"]')),
    type: content('meta[property="og:image:type"]'),
    alt: content('meta[property="og:image:alt"]'),
    title: content('meta[property="og:title"]'),
  };
};

const pages = [...builtPages()]
  .filter(([address]) => WITH_CARD.test(address) && !WITHOUT_CARD.includes(address))
  .map(([address, file]) => ({ address, picture: getPicture(file) }));

describe("the cards of products, solutions, articles, papers and jobs", () => {
  it("are of these pages' own", () => {
    expect(pages.length).toBeGreaterThan(100);
    expect(
      pages
        .filter(({ picture }) => !picture.file.startsWith("social/cards/"))
        .map(({ address }) => address),
    ).toEqual([]);
    expect(new Set(pages.map(({ picture }) => picture.file)).size).toBe(pages.length);
  });

  it("exist as JPEG files of 2000×1000 pixels, as their tags say", () => {
    const issues = pages.filter(({ picture: { file, width, height, type } }) => {
      if (!isBuilt(file)) return true;
      const size = imageSize(readFileSync(path.join(PUBLIC, file)));
      return (
        [size.width, width].some((value) => value !== 2000) ||
        [size.height, height].some((value) => value !== 1000) ||
        [size.type, type].some((value) => value !== "image/jpeg")
      );
    });
    expect(issues.map(({ address }) => address)).toEqual([]);
  });

  it("are the same for both networks, and described by their titles", () => {
    const paper = pages.find(({ address }) =>
      address.startsWith("/research/publication/word-sense-linking"),
    );
    expect(paper?.picture.alt).toContain(paper?.picture.title);
    expect(
      pages
        .filter(({ picture }) => picture.file !== picture.twitterFile || picture.alt === "")
        .map(({ address }) => address),
    ).toEqual([]);
  });

  it("are light enough for a preview, and no other file lies beside them", () => {
    const files = builtFiles().filter((file) => file.startsWith("social/cards/"));
    expect(new Set(files)).toEqual(new Set(pages.map(({ picture }) => picture.file)));
    const heavy = files.filter((file) => readFileSync(path.join(PUBLIC, file)).length > 150_000);
    expect(heavy).toEqual([]);
  });
});
