import type { Page } from "@playwright/test";
import { builtPages, readBuilt } from "../support/builtSite";
import { LOST_TEXT_TOLERANCES, lostTexts } from "../support/lostTexts";
import { readFigures } from "../support/readFigures";
import { choiceCookie, expect, open, test } from "../support/test";
import { setTextSize, viewports } from "../support/viewports";

const LEAST_PX = 11;

/**
 * Every page with a figure, but only every tenth author and paper, which differ only in numbers.
 */
const paths = [...builtPages()]
  .filter(([, file]) => readBuilt(file).includes("<figure"))
  .map(([path]) => path)
  .sort()
  .filter((path, index) => !/^\/research\/[ap]u/.test(path) || index % 10 === 0);

/** Lists the texts that are readable on a wide screen but not at this width. */
const faultsAt = async (page: Page, width: number, wideTexts: readonly string[]) => {
  await page.setViewportSize({ width, height: viewports.phone.height });
  const { texts, faults } = await page.evaluate(readFigures, LEAST_PX);
  const lost = wideTexts.filter((text) => {
    const place = texts.indexOf(text);
    if (place >= 0) texts.splice(place, 1);
    return place < 0;
  });
  const cutOff = await page.evaluate(lostTexts, LOST_TEXT_TOLERANCES);
  return [
    ...lost.map((text) => `${text}: not shown`),
    ...faults,
    ...cutOff.map((text) => `${text}: cut off`),
  ];
};

test("more than 40 pages with figures are found by their markup", () => {
  expect(paths).toEqual(expect.arrayContaining(["/", "/about-us", "/solution/llm"]));
  expect(paths.length).toBeGreaterThan(40);
});

for (const path of paths) {
  test(`${path}: phones and large text show all texts of the wide screen's figures`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([choiceCookie(false, baseURL)]);
    await open(page, path);
    const { texts } = await page.evaluate(readFigures, LEAST_PX);
    for (const width of [1440, 390, 320]) {
      expect.soft(await faultsAt(page, width, texts), `${width} px`).toEqual([]);
    }
    await setTextSize(page, 32);
    for (const width of [640, 1440]) {
      expect.soft(await faultsAt(page, width, texts), `200 %, ${width} px`).toEqual([]);
    }
  });
}

test("the figures of NLP Pipeline keep each word in one column", async ({ page }) => {
  await open(page, "/product/nlp-pipeline");
  for (const width of [320, 390, 768, 1440]) {
    await page.setViewportSize({ width, height: viewports.phone.height });
    for (const table of await page.getByRole("figure").getByRole("table").all()) {
      const columns = await table
        .getByRole("row")
        .evaluateAll((rows) =>
          rows.map((row) =>
            [...row.querySelectorAll<HTMLElement>("td + td")].map((cell) => cell.offsetLeft),
          ),
        );
      const stages = columns.filter(({ length }) => length > 0).map(String);
      expect(stages, `${width} px`).toEqual([stages[0], stages[0], stages[0]]);
    }
  }
});
