import { readFileSync } from "node:fs";
import { join } from "node:path";
import site from "../../../data/site/site.json";
import { z } from "zod";
import { completeRecord } from "../../../content/completeRecord";
import { article as articleKind } from "../../../src/kinds/article/kind";
import { findErrorLines, readContentFiles } from "../../../content/contentFiles";
import { readSiteSettings } from "../../../content/siteSettings";
import { readRecords } from "../../../content/checkContent";
import { getRecords, PROJECT, sourceFiles } from "../../support/sourceFiles";

it("the records of data/ have no issue", async () => {
  expect(await findErrorLines(PROJECT)).toEqual([]);
});

it("all records of data/ are read", () => {
  expect(readRecords(readContentFiles(PROJECT)).records.length).toBeGreaterThan(140);
});

it("every news card in data/ links to the full article, except short news (NEWS-04, ENT-10, AMB-24)", () => {
  for (const record of getRecords("articles", z.record(z.string(), z.unknown()))) {
    const article = completeRecord(articleKind, record, readSiteSettings());
    const action = { text: "Find out more", url: `/article/${String(record.id)}` };
    if (record.full) expect(article).toMatchObject({ preview: { action } });
    else expect(article).not.toHaveProperty("preview.action");
  }
});

it("the settings of the shipped site have the product's version and the mode (GEN-10)", () => {
  expect([site.version, site.mode]).toEqual(["1.2.16", "production"]);
});

it("the settings of the shipped site keep a cookie choice for a year (COOK-05)", () => {
  expect(site.cookieExpiryMs).toBe(365 * 24 * 60 * 60 * 1000);
});

it("the settings of the shipped site are the only place with the site's hosts (GEN-11)", () => {
  const exempt = ["data/site/site.json", "src/kinds/settings/site.ts"];
  const hosts = Object.values(site.addresses).flatMap((address) =>
    address === "" ? [] : [new URL(address).host],
  );
  const isComment = (line: string) => /^\s*(?:\/\/|\/?\*)/.test(line);
  const naming = [...sourceFiles("data", /\.json$/), ...sourceFiles("src", /\.(?:tsx?|css)$/)]
    .filter((file) => !exempt.includes(file))
    .filter((file) =>
      readFileSync(join(PROJECT, file), "utf8")
        .split("\n")
        .some((line) => !isComment(line) && hosts.some((host) => line.includes(host))),
    );
  expect(hosts).toHaveLength(4);
  expect(naming).toEqual([]);
});
