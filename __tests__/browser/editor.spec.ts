import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { Page } from "@playwright/test";
import { contentTypes } from "../../src/kinds/registry";
import { getStem } from "../../tools/check/fileIssues";
import { isObject } from "../../src/lib/isObject";
import { PROJECT, sourceFiles } from "../support/sourceFiles";
import { expect, test } from "../support/test";

// What the editor itself writes: it knows of no sign-in, and its preview may do all that the page may.
test.use({
  allowed: [/OAuth application ID is not defined|allow-scripts and allow-same-origin/],
});

const EDITOR = path.join(PROJECT, "node_modules/.cache/editor");

/** A text near the top of each kind of record that one can add, of a page and of a setting. */
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

/** A record of each: its file, and its address in the editor. */
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

/** Puts the records into the browser's private file system, which stands in for the folder that one picks. */
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

test("a record of each kind is opened, changed and saved, and nothing else in its file changes", async ({
  page,
  context,
}) => {
  execFileSync("npm", ["run", "--silent", "edit:bundle"], { cwd: PROJECT });
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
    // While the editor replaces a file there is none.
    await expect.poll(() => readSaved(page, file).catch(() => ""), file).toBe(changed);
    await expect(
      page.frameLocator("iframe.preview").frameLocator("iframe").getByText("The page"),
    ).toBeVisible();
  }
  expect(records).toHaveLength(Object.keys(FIELDS).length);
});
