import { statSync } from "node:fs";
import path from "node:path";
import { PUBLIC, builtFiles, builtPages, readBuilt } from "../support/builtSite";

const CARD = /property="og:image" content="https:\/\/[^/"]+\/(social\/cards\/[^"]+)"/;

/** A job's form has its job's card. */
const pictures = [...builtPages()]
  .filter(([address]) => !address.endsWith("/apply"))
  .flatMap(([, file]) => CARD.exec(readBuilt(file))?.[1] ?? []);

const files = builtFiles().filter((file) => file.startsWith("social/cards/"));

it("each drawn social card belongs to one page, and their folder has no other files", () => {
  expect(pictures.length).toBeGreaterThan(90);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(files)).toEqual(new Set(pictures));
});

it("drawn social cards are small enough for a preview", () => {
  expect(files.filter((file) => statSync(path.join(PUBLIC, file)).size > 150_000)).toEqual([]);
});
