import { z } from "zod";
import type { ContentType } from "../../src/kinds/kind";
import { contentTypes } from "../../src/kinds/registry";
import { describedSchema } from "../../src/kinds/fields";
import { allowedAttributes, allowedSchemes, allowedTags } from "../../src/kinds/html";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/draft";
import { ADDRESS_KINDS } from "../../src/kinds/settings/site";
import { formatList } from "../../src/lib/text";
import { getStem } from "../check/fileIssues";
import { kindNames } from "../recordKinds";
import { formatMarkdown } from "../formatText";
import { fieldLines, visitSchemas } from "./fieldLines";

/** Where the guide stands, from the project's folder. */
export const GUIDE_FILE = "data/README.md";

/** The pages on which records of a type are seen. */
const getPagesOf = ({ files, idField = "id", getPages }: ContentType): readonly string[] =>
  (files?.map(getStem) ?? [`{${idField}}`]).flatMap((name) => getPages?.(name, undefined) ?? []);

const code = (text: string) => `\`${text}\``;
const codes = (texts: readonly string[]) => formatList(texts.map(code));

/** `CaseStudy` as `Case study`. */
const getTitle = (typeName: string) =>
  typeName.charAt(0) + typeName.slice(1).replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

const describe = (schema: z.core.$ZodType) => describedSchema(schema).meta?.description ?? "";

/** Groups that several fields share: they are explained once. */
function sharedGroups(): ReadonlyMap<string, z.ZodObject> {
  const uses = new Map<string, number>();
  const groups = new Map<string, z.ZodObject>();
  for (const { schema } of contentTypes) {
    visitSchemas(schema, (_name, group, { typeName }) => {
      if (!(group instanceof z.ZodObject) || typeName === undefined) return;
      uses.set(typeName, (uses.get(typeName) ?? 0) + 1);
      groups.set(typeName, group);
    });
  }
  return new Map([...groups].filter(([typeName]) => (uses.get(typeName) ?? 0) > 1));
}

function recordSection(type: ContentType, shared: ReadonlySet<string>): string[] {
  const files = (
    type.files ?? [type.idField === undefined ? "{name}.json" : `{${type.idField}}.json`]
  ).map((name) => code(`data/${type.folder}/${name}`));
  const pages = getPagesOf(type);
  return [
    `### ${getTitle(type.typeName)}`,
    `${describe(type.schema)} ${files.length > 1 ? "Files" : "File"}: ${formatList(files)}.${
      pages.length > 0 ? ` ${pages.length > 1 ? "Pages" : "Page"}: ${codes(pages)}.` : ""
    }`,
    fieldLines(type.schema, shared).join("\n"),
  ];
}

/** Sizes in pixels with the fields that want them, as the fields' own words say. */
function pictureTable(): string {
  const places = new Map<string, Set<string>>();
  for (const { schema, typeName } of contentTypes) {
    visitSchemas(schema, (name, _schema, { description, field }) => {
      if (field?.role !== "image" && field?.role !== "staticFile") return;
      for (const [size] of description.matchAll(/\d+×\d+/g)) {
        const known = places.get(size) ?? new Set<string>();
        places.set(size, known.add(`${getTitle(typeName).toLowerCase()} ${code(name)}`));
      }
    });
  }
  return [
    "| Pixels | Fields |",
    "| --- | --- |",
    ...[...places].map(([size, fields]) => `| ${size} | ${[...fields].join(", ")} |`),
  ].join("\n");
}

const attributeWords = () =>
  Object.entries(allowedAttributes)
    .map(([tag, names]) => `${tag === "*" ? "any tag" : code(`<${tag}>`)}: ${codes([...names])}`)
    .join("; ");

/** The guide for editors as Markdown, made of the schemas that the content check uses. */
export function editorsGuide(): Promise<string> {
  const shared = sharedGroups();
  const names = new Set(shared.keys());
  const parts = [
    "<!-- Made by npm run generate from src/kinds: change the words there or in tools/guide. -->",
    "# How to write for this site",
    "Every page is made of a file in this folder. You change files; the site follows. An error in a record stops the build and is reported with its line, so it never reaches visitors.",
    "You need a terminal in the project's folder, once `npm ci`, and an editor. Visual Studio Code is best: it completes and explains every field while you type.",
    "## The three things you will do most",
    "### 1. Write a news item",
    [
      "1. Run `npm run develop` and leave it running. The site is at http://localhost:8000 and follows every change that you save.",
      "2. In a second terminal run `npm run new -- article`. It asks for the title, the address, the kind of news and the day, and writes the item as a draft with a picture.",
      `3. Open the file that it names. Replace every text that begins with "${STILL_TO_BE_WRITTEN}", also in the file of \`data/page-metadata\` that it names.`,
      "4. For a picture of your own, save it over the drawn one in `data/images`, under the same name and in the same size: 1600×900. If it shows something that the text does not say, add `imageAlt`.",
      '5. Take the line `"draft": true,` out and run `npm run content:check`. It says what is left, with the line and what to write.',
    ].join("\n"),
    "A job, a product or a paper begins in the same way: `npm run new -- job`.",
    "### 2. Change a text or a picture",
    [
      "1. Search this folder for the words as you see them on the page.",
      "2. Change what stands between the quotes, save, and look at http://localhost:8000.",
      "3. For a picture, save the new one in `data/images` under the name of the old one, or under a new name that you write in the record.",
      "4. Run `npm run content:check`.",
    ].join("\n"),
    "### 3. Post a job, and close it",
    [
      "1. Run `npm run new -- job` and fill in what it names, as for a news item.",
      "2. `datePosted` and `validThrough` are days such as `2026-12-01`; search engines show them. The first build after `validThrough` closes the job.",
      "3. When no more applications are wanted, write `false` for `active`.",
    ].join("\n"),
    "## The commands",
    [
      "| Command | What it does |",
      "| --- | --- |",
      "| `npm run develop` | shows the site with your changes at http://localhost:8000, drafts too |",
      "| `npm run content:check` | finds every issue of every record and says where it is and what to write |",
      `| \`npm run new -- article\` | begins a record: ${formatList(kindNames.map(code), "or")}; \`--help\` lists its flags |`,
      "| `npm run rename -- article old-name new-name` | gives a record another name and address; every link and reference follows, and the old address leads to the new one. `--dry-run` only shows it |",
      "| `npm run import -- papers.bib` | makes drafts of the papers in a BibTeX, RIS or CSL-JSON file |",
      "| `npm run images` | says what to do about pictures, after `npm run build`: sizes, weights, alternative texts |",
      "| `npm run pages` | says what to do about pages, after `npm run build`: titles, descriptions, links |",
    ].join("\n"),
    "Never rename a record's file by hand: links to it would break, and so would bookmarks. `npm run rename` takes care of both.",
    "## How a record is written",
    [
      '- A record is JSON: a field\'s name in quotes, a colon, its value. Fields are set apart by commas; after the last one there is none. `{ "title": "Vera", "active": true }`',
      '- Words stand in quotes, numbers, `true` and `false` do not. A quote inside words is written as “ and ”, or as `\\"`.',
      "- Save files as UTF-8, as every editor of today does.",
      "- An **id** is the file's name without `.json`: lower-case letters a to z, digits and single hyphens, such as `nlp-engineer`. It is the last part of the page's address.",
      "- A **day** is written as `2026-12-01`. A **moment in milliseconds** counts from 1970; `npm run new` writes it for you.",
      "- An **icon** is a name from https://phosphoricons.com, such as `newspaper`.",
    ].join("\n"),
    "## Addresses",
    [
      "- A page of this site: its path, `/product/vera`; a place on it, `/solution/text-analytics#entity-linking`.",
      "- A page elsewhere: the whole address, `https://aclanthology.org`. It opens a new tab by itself.",
      "- An e-mail address: `mailto:info@polysema.example`.",
      `- An address that \`data/site/site.json\` holds: its kind in braces, ${codes(ADDRESS_KINDS.map((kind) => `{${kind}}`))}, such as \`{demo}/vera\`.`,
    ].join("\n"),
    "The check knows every page, place and file: an address that leads nowhere is an issue.",
    "## HTML",
    `Fields that hold HTML may have these tags: ${codes(allowedTags.map((tag) => `<${tag}>`))}.`,
    `Attributes: ${attributeWords()}. Links may lead to pages of this site and to ${codes(allowedSchemes.map((scheme) => `${scheme}:`))}. Everything else is an issue: the site sees to sizes, colours and new tabs.`,
    'Put text of another language into its own tag with its code, so that it is read aloud rightly: `<i lang="it">primavera</i>`.',
    "## Pictures",
    "Pictures are JPEG or PNG files, marks are SVG files, all in `data/images`; their names have lower-case letters, digits and hyphens. A record names one as `../images/name.jpg`. The site makes every smaller size by itself, so save each picture as large as this:",
    pictureTable(),
    "Describe in the alternative text (`imageAlt` and the like) what a picture shows, in one sentence. Leave it out where the picture only decorates. `focalPoint` says which point must stay in sight where a picture is cropped.",
    "## Drafts",
    'A record with `"draft": true` is seen in `npm run develop` only. The built site has no trace of it, and no other record may lead there.',
    'A record with `"publishAt": "2026-12-01"` waits for that day: builds before it leave the record out. With a time and a time zone it waits for the moment, `"2026-12-01T09:00+01:00"`. It appears with the first build from then on.',
    `Texts that begin with "${STILL_TO_BE_WRITTEN}" are allowed in drafts only.`,
    "## Every kind of record",
    "Each field is listed with what it holds and whether it is needed. A field that isn't listed doesn't exist, and the check says so.",
    ...contentTypes.flatMap((type: ContentType) => recordSection(type, names)),
    "## Parts that records share",
    ...[...shared].flatMap(([typeName, group]) => [
      `### ${typeName}`,
      describe(group),
      fieldLines(group, names).join("\n"),
    ]),
    "## Renamed pages",
    "`data/site/redirects.json` lists old addresses with their new ones. `npm run rename` keeps it; the host follows it when it's started again.",
  ];
  return formatMarkdown(parts.join("\n\n"));
}
