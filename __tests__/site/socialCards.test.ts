import { statSync } from "node:fs";
import path from "node:path";
import site from "../../data/site/site.json";
import { PUBLIC, builtFiles, builtPages, readBuilt } from "../support/builtSite";

/** Case studies and one article have their own pictures (META-16). */
const WITH_CARD = /^\/(?:solution|product|research\/publication|job|article)\/[^/]+$/;
const DEFAULT_PICTURE = site.socialImage.url.slice(1);
const WITHOUT_CARD = ["/article/list", "/article/new-website-design"];

const pictures = [...builtPages()]
  .filter(([address]) => WITH_CARD.test(address) && !WITHOUT_CARD.includes(address))
  .map(
    ([, file]) =>
      /property="og:image" content="https:\/\/[^/"]+\/([^"]+)"/.exec(readBuilt(file))?.[1] ?? "",
  )
  // Articles with the list's metadata have the default picture (AMB-31).
  .filter((file) => file !== DEFAULT_PICTURE);

describe("the cards of products, solutions, articles, papers and jobs", () => {
  const files = builtFiles().filter((file) => file.startsWith("social/cards/"));

  it("belong to one page each, without other files in their folder", () => {
    expect(pictures.length).toBeGreaterThan(90);
    expect(new Set(pictures).size).toBe(pictures.length);
    expect(new Set(files)).toEqual(new Set(pictures));
  });

  it("are small enough for a preview", () => {
    expect(files.filter((file) => statSync(path.join(PUBLIC, file)).size > 150_000)).toEqual([]);
  });
});
