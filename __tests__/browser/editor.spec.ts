import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { BrowserContext, Page } from "@playwright/test";
import { contentTypes } from "../../src/kinds/registry";
import { getStem } from "../../content/checkFiles";
import { isObject } from "../../src/lib/json";
import { PROJECT, sourceFiles } from "../support/sourceFiles";
import { expect, test } from "../support/test";

// Messages of the editor itself: it has no sign-in, and its preview frame isn't restricted.
test.use({
  timezoneId: "Europe/Rome",
  allowed: [/OAuth application ID is not defined|allow-scripts and allow-same-origin/],
});

const EDITOR = path.join(PROJECT, "node_modules/.cache/editor");

const FIELDS: Readonly<Record<string, string>> = {
  Solution: "shortTitle",
  Product: "shortDescription",
  CaseStudy: "kicker",
  Publication: "conference",
  Author: "name",
  Article: "preview.title",
  Job: "title",
  Company: "name",
  HomePage: "hero.title",
};

const records = contentTypes.flatMap(({ folder, files, kind = folder, typeName }) => {
  const file = files?.[0] ?? path.basename(sourceFiles(`data/${folder}`, /\.json$/)[0] ?? "");
  const field = FIELDS[typeName];
  const hash = `#/collections/${files ? folder : kind}/entries/${getStem(file)}`;
  return field === undefined ? [] : [{ file: `data/${folder}/${file}`, hash, field }];
});

const read = (file: string) => readFileSync(path.join(PROJECT, file), "utf8");

const textAt = (file: string, field: string): string => {
  const record: unknown = JSON.parse(read(file));
  const parts = field.split(".");
  const value = parts.reduce((part, key) => (isObject(part) ? part[key] : undefined), record);
  return typeof value === "string" ? value : "";
};

/** The browser's private file system replaces the folder picker. */
const fillFolder = (page: Page) =>
  page.evaluate(
    async (texts) => {
      const folder = await navigator.storage.getDirectory();
      await folder.getDirectoryHandle(".git", { create: true });
      for (const [file, text] of texts) {
        const names = file.split("/");
        const name = names.pop() ?? "";
        let place = folder;
        for (const part of names) place = await place.getDirectoryHandle(part, { create: true });
        const writer = await (await place.getFileHandle(name, { create: true })).createWritable();
        await writer.write(text);
        await writer.close();
      }
      const permission = () => Promise.resolve("granted");
      Object.assign(FileSystemHandle.prototype, { requestPermission: permission });
      Object.assign(window, { showDirectoryPicker: () => Promise.resolve(folder) });
    },
    sourceFiles("data", /\.json$/).map((file) => [file, read(file)] as const),
  );

const readSaved = (page: Page, file: string) =>
  page.evaluate(async (name) => {
    let place = await navigator.storage.getDirectory();
    const names = name.split("/");
    const last = names.pop() ?? "";
    for (const part of names) place = await place.getDirectoryHandle(part);
    return (await (await place.getFileHandle(last)).getFile()).text();
  }, file);

/** Opens the editor on a copy of the records and stubs all other requests. */
async function openEditor(page: Page, context: BrowserContext) {
  await context.route("**/*", (route) => {
    const file = path.join(
      EDITOR,
      new URL(route.request().url()).pathname.replace("/__editor/", ""),
    );
    const isEditor = route.request().url().includes("/__editor/") && existsSync(file);
    return isEditor ? route.fulfill({ path: file }) : route.fulfill({ body: "The page" });
  });
  await page.goto("/__editor/index.html");
  await fillFolder(page);
  await page.getByRole("button", { name: "Work with Local Repository" }).click();
  await expect(page.getByRole("button", { name: "New" })).toBeVisible();
}

test.beforeAll(() => {
  execFileSync("npm", ["run", "--silent", "edit:bundle"], { cwd: PROJECT });
});

test("a record of each kind is saved without other changes in its file", async ({
  page,
  context,
}) => {
  await openEditor(page, context);
  for (const { file, hash, field } of records) {
    const form = page.locator('.pane[data-mode="edit"]');
    for (const address of [hash.replace(/\/entries.*/, ""), hash]) {
      await page.evaluate((to) => window.location.assign(to), address);
      await expect(form).toBeVisible({ visible: address === hash });
    }
    const box = form.locator(`[data-key-path="${field}"]`).locator("input, textarea").first();
    const text = textAt(file, field);
    await expect(box).toHaveValue(text);
    const save = page.getByRole("button", { name: "Save", exact: true });
    await expect(save).toBeDisabled();
    await box.fill(`${text}x`);
    await save.click();
    const written = (value: string) =>
      `"${field.split(".").at(-1) ?? ""}": ${JSON.stringify(value)}`;
    const changed = read(file).replace(written(text), written(`${text}x`));
    // The editor deletes a file before it writes the new one.
    await expect.poll(() => readSaved(page, file).catch(() => ""), file).toBe(changed);
    await expect(
      page.frameLocator("iframe.preview").frameLocator("iframe").getByText("The page"),
    ).toBeVisible();
  }
  expect(records).toHaveLength(Object.keys(FIELDS).length);
});

test("a new record is a draft with all values, and the list says so", async ({ page, context }) => {
  // Tall enough that no field needs scrolling.
  await page.setViewportSize({ width: 1440, height: 4000 });
  await openEditor(page, context);
  await page.evaluate(() => window.location.assign("#/collections/article"));
  await page.getByRole("button", { name: "New" }).click();
  const field = (name: string) => page.locator(`.pane[data-mode="edit"] [data-key-path="${name}"]`);
  const preview = page.frameLocator("iframe.preview");
  await expect(preview.getByText("Save the record to see its page.")).toBeVisible();
  await field("publishAt").locator("input").fill("2026-12-24T09:30");
  await field("preview.title").locator("input").fill("New item");
  await field("preview.content").getByRole("textbox").first().click();
  await page.keyboard.type("One.");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Two.");
  await field("preview.imageURL").getByRole("button", { name: "Browse" }).click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("dialog").getByRole("button", { name: "Upload" }).click();
  const buffer = readFileSync(path.join(PROJECT, "data/images/article-acl-2024.jpg"));
  await (await chooser).setFiles({ name: "Été 1.JPG", mimeType: "image/jpeg", buffer });
  await page.getByRole("dialog").getByText("ete-1.jpg").click();
  await page.getByRole("dialog").getByRole("button", { name: "Insert" }).click();
  const text = field("full.content.0.html").getByRole("textbox").first();
  await text.evaluate((box: HTMLElement) => {
    box.focus();
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/html", '<p class="x">See <b style="mso-x:y">5&nbsp;km</b></p>');
    const paste = { clipboardData, bubbles: true, cancelable: true };
    box.dispatchEvent(new ClipboardEvent("paste", paste));
  });
  // A button works on its own field, wherever the cursor is.
  await field("preview.content").getByRole("textbox").first().focus();
  await field("full.content.0.html").getByRole("button", { name: "Link" }).press("Enter");
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("combobox").fill("/product/vera");
  expect(await page.locator("#pages option").count()).toBeGreaterThan(100);
  await dialog.getByRole("button", { name: "Set the link" }).click();
  for (const day of ["datePublished", "lastUpdate"])
    await field(day).locator("input").fill("2026-11-26");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  const record = {
    id: "new-item",
    draft: true,
    publishAt: "2026-12-24T09:30+01:00",
    type: "press release",
    preview: {
      title: "New item",
      content: "<p>One.</p><p>Two.</p>",
      imageURL: "../images/ete-1.jpg",
    },
    full: { content: '<p><a href="/product/vera">Vera</a>See <b>5\u{A0}km</b></p>' },
    datePublished: "2026-11-26",
    lastUpdate: Date.UTC(2026, 10, 26),
  };
  await expect
    .poll(() => readSaved(page, "data/articles/new-item.json").catch(() => ""))
    .toBe(`${JSON.stringify(record, null, 2)}\n`);
  expect(await readSaved(page, "data/images/ete-1.jpg")).not.toBe("");
  await expect(preview.frameLocator("iframe").getByText("The page")).toBeVisible();
  await expect(preview.getByRole("link")).toHaveAttribute("href", "/article/new-item");
  await page.evaluate(() => window.location.assign("#/collections/article"));
  await expect(page.getByRole("row").filter({ hasText: "New item" })).toHaveText(
    /26 Nov 2026 · press release · Draft · Live from 24 Dec 2026, 09:30/,
  );
});
