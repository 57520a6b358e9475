import type { RecordKind } from "../../src/kinds/fields";
import { checkContent, type ContentFiles } from "../check/checkContent";
import { issueLine } from "../../src/lib/issue";
import { fieldName, type FieldPath } from "../check/issue";
import { readJson, type JsonValue, valueAt } from "../check/jsonDocument";
import { readText } from "../check/readText";
import { didYouMean, quoted } from "../check/words";
import { STILL_TO_BE_WRITTEN } from "../../src/kinds/publication/schema";
import { REDIRECTS_FILE } from "../../src/kinds/settings/redirects";
import { SENSES } from "../../src/kinds/shared";
import { formatJson } from "../formatText";
import { ToolError } from "../fileChanges";
import { recordKinds } from "../recordKinds";
import { draftRecord, type DraftRecord, type Surroundings } from "./draftRecord";
import { placeholderMark } from "./placeholderMark";
import { drawPlaceholders, getGradient } from "./placeholderPictures";
import type { Answers } from "./questions";

/** A new record with all its files, checked and not yet written. */
export interface NewRecordPlan {
  file: string;
  /** Files to write, the record's own first. */
  writes: ReadonlyMap<string, string | Uint8Array>;
  /** Pictures that were there under the record's name and are used as they are. */
  used: readonly string[];
  /** The page's address. */
  page: string;
  /** What is left to write: the file, the field and what it wants. */
  unwritten: readonly { file: string; field: string; words: string }[];
}

const jsonIn = (files: ContentFiles, folder: string): [string, JsonValue][] =>
  [...files.records]
    .filter(([file]) => file.startsWith(`data/${folder}/`) && file.endsWith(".json"))
    .flatMap(([file, bytes]): [string, JsonValue][] => {
      const document = readJson(readText(bytes).text);
      return "syntaxIssues" in document ? [] : [[file, document.value]];
    });

const textIn = (value: JsonValue, ...path: FieldPath): string => {
  const text = valueAt(value, path);
  return typeof text === "string" ? text : "";
};

const nextAfter = (records: readonly [string, JsonValue][], field: string): number =>
  1 +
  Math.max(
    -1,
    ...records.map(([, value]) => {
      const number = valueAt(value, [field]);
      return typeof number === "number" ? number : -1;
    }),
  );

const freeSense = (solutions: readonly [string, JsonValue][]): number | undefined => {
  const taken = new Set(solutions.map(([, value]) => valueAt(value, ["senseNumber"])));
  return Array.from({ length: SENSES }, (_, index) => index + 1).find((sense) => !taken.has(sense));
};

function getSurroundings(files: ContentFiles): Surroundings {
  const products = jsonIn(files, "products");
  return {
    productTitles: new Map(
      products.map(([, value]) => [textIn(value, "id"), textIn(value, "title")]),
    ),
    topbarIndex: nextAfter(products, "topbarIndex"),
    senseNumber: freeSense(jsonIn(files, "solutions")),
  };
}

/** The metadata of a page to be filled in; the picture is the one that the home page has. */
function getMetadata(
  path: string,
  title: string,
  type: NonNullable<DraftRecord["socialType"]>,
  files: ContentFiles,
): object {
  const home =
    jsonIn(files, "page-metadata").find(([, value]) => textIn(value, "path") === "/")?.[1] ?? null;
  const description = `${STILL_TO_BE_WRITTEN} one sentence for search engines, some 150 characters.`;
  return {
    path,
    basic: {
      title,
      tags: [
        { name: "description", content: description },
        {
          name: "keywords",
          content: `${STILL_TO_BE_WRITTEN} words that people search for, with commas.`,
        },
      ],
    },
    social: {
      type,
      title,
      description,
      image: valueAt(home, ["social", "image"]),
      twitter: valueAt(home, ["social", "twitter"]),
    },
  };
}

const NOTE = new RegExp(`^(?:<[^>]*>)*${STILL_TO_BE_WRITTEN} (.*?)(?:<[^>]*>)*$`);

function unwrittenIn(file: string, text: string): NewRecordPlan["unwritten"] {
  const document = readJson(text);
  return ("syntaxIssues" in document ? [] : document.texts).flatMap(({ path, value }) => {
    const words = NOTE.exec(value)?.[1];
    return words === undefined ? [] : [{ file, field: fieldName(path), words }];
  });
}

function refuseTaken(
  file: string,
  pages: readonly string[],
  kind: RecordKind,
  files: ContentFiles,
) {
  if (files.records.has(file)) {
    throw new ToolError(
      `${file} exists already: choose another --slug, or edit that ${recordKinds[kind].words}.`,
    );
  }
  const redirects = files.records.get(REDIRECTS_FILE);
  const rows = redirects ? readJson(readText(redirects).text) : { value: [] };
  const row =
    "syntaxIssues" in rows || !Array.isArray(rows.value)
      ? undefined
      : rows.value.find((candidate) => pages.includes(textIn(candidate, "from")));
  if (row !== undefined) {
    throw new ToolError(
      `${textIn(row, "from")} leads to ${textIn(row, "to")} since a record was renamed: choose another --slug.`,
    );
  }
}

/**
 * Works out a new record and everything that it needs: its pages' metadata, placeholder pictures
 * and, for products and solutions, a mark. Nothing is written. Throws a `ToolError` where the slug
 * is taken or the content check would find an issue in the new files.
 */
export async function planNewRecord(
  files: ContentFiles,
  kind: RecordKind,
  answers: Answers,
  nowMs: number,
): Promise<NewRecordPlan> {
  const { title = "", slug = "", product } = answers;
  const surroundings = getSurroundings(files);
  if (product !== undefined && !surroundings.productTitles.has(product)) {
    const near = didYouMean(product, surroundings.productTitles.keys());
    throw new ToolError(`There is no product ${quoted(product)} in data/products${near || "."}`);
  }
  if (kind === "solution" && surroundings.senseNumber === undefined) {
    throw new ToolError(
      `Each of the ${String(SENSES)} senses has its solution in data/solutions, and there is no colour for another: rename or rewrite one of them.`,
    );
  }
  const gradient = getGradient(slug);
  const draft = draftRecord(kind, answers, gradient, surroundings, nowMs);
  const file = `data/${recordKinds[kind].folder}/${slug}.json`;
  refuseTaken(file, draft.pages, kind, files);

  const texts = new Map([[file, await formatJson(draft.record)]]);
  const { socialType } = draft;
  for (const path of socialType === undefined ? [] : draft.pages) {
    const metadata = `data/page-metadata/${path.slice(1).replaceAll("/", "-")}.json`;
    const heading = path === draft.pages[0] ? title : `Apply: ${title}`;
    if (socialType !== undefined && !files.records.has(metadata))
      texts.set(metadata, await formatJson(getMetadata(path, heading, socialType, files)));
  }

  const pictures = new Map<string, string | Uint8Array>();
  for (const { place, name } of draft.pictures) {
    for (const drawn of await drawPlaceholders(place, name, gradient))
      pictures.set(`data/images/${drawn.name}`, drawn.bytes);
  }
  for (const [name, svg] of draft.hasMark ? placeholderMark(slug, gradient) : [])
    pictures.set(`data/images/marks/${name}`, svg);
  const used = [...pictures.keys()].filter((name) => files.images.includes(name));
  for (const name of used) pictures.delete(name);

  const encoder = new TextEncoder();
  const issues = checkContent({
    ...files,
    records: new Map([
      ...files.records,
      ...[...texts].map(([name, text]) => [name, encoder.encode(text)] as const),
    ]),
    images: [...files.images, ...pictures.keys()],
  });
  const known = new Set(checkContent(files).map(issueLine));
  const found = issues.map(issueLine).filter((line) => !known.has(line));
  if (found.length > 0) {
    throw new ToolError(
      `Nothing was written, because the content check would find:\n${found.join("\n")}`,
    );
  }
  return {
    file,
    writes: new Map<string, string | Uint8Array>([...texts, ...pictures]),
    used,
    page: draft.pages[0] ?? "",
    unwritten: [...texts].flatMap(([name, text]) => unwrittenIn(name, text)),
  };
}
