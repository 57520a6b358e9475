import type { Locator, Page } from "@playwright/test";
import { GRADIENTS, POSITIONS } from "../../src/kinds/shared";
import { expect, open, test } from "../support/test";

const getStyle = (part: Locator, property: string, pseudo?: string) =>
  part
    .first()
    .evaluate((element, [name, of]) => getComputedStyle(element, of).getPropertyValue(name), [
      property,
      pseudo,
    ] as const);

/** What a class and the page's tokens give a custom property. */
const valueOf = (page: Page, className: string, property: string) =>
  page.evaluate(
    ([name, wanted]) => {
      const probe = document.body.appendChild(document.createElement("i"));
      probe.className = name;
      const value = getComputedStyle(probe).getPropertyValue(wanted);
      probe.remove();
      return value;
    },
    [className, property] as const,
  );

test("seven gradients and eleven positions are there (CON-05)", async ({ page }) => {
  await open(page, "/cookies");
  expect([GRADIENTS.length, POSITIONS.length]).toEqual([7, 11]);
  for (const name of GRADIENTS) {
    expect(await valueOf(page, name, "--gradient"), name).toContain("gradient");
    expect(await valueOf(page, name, "--on-gradient"), name).not.toBe("");
  }
  for (const name of POSITIONS) {
    expect(await valueOf(page, name, "--shape-x"), name).not.toBe("");
  }
});

test("social icons are ringed in #007BFF at rest, in both themes (ENT-15)", async ({ page }) => {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await open(page, "/cookies");
    const icon = page.getByRole("list", { name: "Social accounts" }).getByRole("link");
    expect(await getStyle(icon, "border-top-color")).toBe("rgb(0, 123, 255)");
  }
});
