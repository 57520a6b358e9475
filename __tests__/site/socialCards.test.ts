import { statSync } from "node:fs";
import path from "node:path";
import { PUBLIC, builtFiles, builtPages, readBuilt } from "../support/builtSite";

const CARD = /property="og:image" content="https:\/\/[^/"]+\/(social\/cards\/[^"]+)"/;

/** A job's form has its job's card. */
const pictures = [...builtPages()]
  .filter(([address]) => !address.endsWith("/apply"))
  .flatMap(([, file]) => CARD.exec(readBuilt(file))?.[1] ?? []);

const files = builtFiles().filter((file) => file.startsWith("social/cards/"));

it("the cards of pages without a picture belong to one page each, without other files in their folder", () => {
  expect(pictures.length).toBeGreaterThan(90);
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(new Set(files)).toEqual(new Set(pictures));
});

it("the cards of pages without a picture are small enough for a preview", () => {
  expect(files.filter((file) => statSync(path.join(PUBLIC, file)).size > 150_000)).toEqual([]);
});
