import { isObject } from "../../lib/isObject";
import type { RecordKind } from "../../content/fields";
import { pageOf, textOf, type LoadedRecord } from "../../content/check/catalogue";
import type { ContentFiles } from "../../content/check/checkContent";
import { fieldName } from "../../content/check/fault";
import { stemOf, typeOfFile } from "../../content/check/fileFaults";
import { readJson, type JsonDocument } from "../../content/check/jsonDocument";
import { readText } from "../../content/check/readText";
import { walkFields, type FieldVisit } from "../../content/check/walkFields";
import { didYouMean, quoted } from "../../content/check/words";
import { REDIRECTS_FILE, redirectsSchema } from "../../content/redirects";
import type { Redirect } from "../../server/hostRules";
import { applyPath, caseStudyPath, jobPath } from "../../routes/paths";
import { recordKinds } from "../recordKinds";
import { ToolError } from "../fileChanges";
import { editTexts, type TextEdit } from "./editTexts";
import { slugFault } from "../slugFault";

/** Everything that renaming one record does, worked out before anything is written. */
export interface RenamePlan {
  /** New contents of text files by their new path. */
  texts: ReadonlyMap<string, string>;
  /** Files that get another path, records and pictures alike. */
  moves: readonly { from: string; to: string }[];
  /** Values that change, for people to read. */
  edits: readonly { file: string; field: string; before: string; after: string }[];
  /** Old addresses with their new ones; none for a draft, whose address nobody knows. */
  redirects: readonly Redirect[];
  /** The whole list of renamed addresses afterwards. */
  allRedirects: readonly Redirect[];
  /** Addresses and names in the record that hold its old name and stay, as other things are called by them. */
  left: readonly { file: string; field: string; value: string }[];
  /** What the content check sees afterwards. */
  files: ContentFiles;
}

interface ReadRecord extends LoadedRecord {
  document: JsonDocument;
  text: string;
}

function readRecords(files: ContentFiles): ReadRecord[] {
  return [...files.records].flatMap(([file, bytes]) => {
    const type = typeOfFile(file);
    const { text, readable } = readText(bytes);
    const document = type && readable ? readJson(text) : undefined;
    if (!type || !document || "message" in document) return [];
    return [{ file, stem: stemOf(file), type, document, text }];
  });
}

/** Whether a name holds another as whole words: `header-vera-square` holds `vera`. */
const wordsOf = (slug: string) => new RegExp(`(?<![a-z0-9])${slug}(?![a-z0-9])`);

const metadataStem = (path: string) => path.slice(1).replaceAll("/", "-");

/** Each old address with its new one: the record's own pages, and case studies below a product's name. */
function renamedPages(
  record: ReadRecord,
  records: readonly ReadRecord[],
  kind: RecordKind,
  to: string,
): Map<string, string> {
  const page = pageOf(record) ?? "";
  const pages = new Map([[page, `${page.slice(0, page.lastIndexOf("/"))}/${to}`]]);
  if (kind === "job") {
    pages.clear();
    pages.set(jobPath(record.stem), jobPath(to));
    pages.set(applyPath(record.stem), applyPath(to));
  }
  if (kind === "product") {
    const start = caseStudyPath(record.stem, "");
    for (const { type, document } of records) {
      const url = type.kind === "case-study" ? textOf(document.value, "url") : undefined;
      if (url?.startsWith(start)) pages.set(url, caseStudyPath(to, url.slice(start.length)));
    }
  }
  return pages;
}

/** Pictures that the record names and that are named after it; marks are drawn under their own names. */
function renamedPictures(
  record: ReadRecord,
  from: string,
  to: string,
  drawnMarks: ReadonlySet<string>,
): Map<string, string> {
  const pictures = new Map<string, string>();
  walkFields(record.type.schema, record.document.value, ({ value, meta }) => {
    const role = meta.field?.role;
    if ((role !== "image" && role !== "inlineSvg") || typeof value !== "string") return;
    const slash = value.lastIndexOf("/") + 1;
    const name = value.slice(slash);
    const dot = name.lastIndexOf(".");
    if (drawnMarks.has(value.replace("../images/marks/", "")) || !wordsOf(from).test(name)) return;
    const renamed = name.slice(0, dot).replace(wordsOf(from), () => to) + name.slice(dot);
    pictures.set(value, value.slice(0, slash) + renamed);
  });
  return pictures;
}

/** The list of renamed addresses with further rows: chains are joined, and a page that is there again has no row. */
function joinRedirects(rows: readonly Redirect[], pages: ReadonlyMap<string, string>): Redirect[] {
  const added = [...pages].map(([from, to]) => ({ from, to }));
  return [...rows.map(({ from, to }) => ({ from, to: pages.get(to) ?? to })), ...added].filter(
    ({ from, to }) => from !== to,
  );
}

const HREF = /(\bhref\s*=\s*)(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/gi;

/** Changes the addresses of an HTML string's links. */
const mapLinks = (html: string, change: (link: string) => string) =>
  html.replace(HREF, (whole: string, start: string, ...values: unknown[]) => {
    const link = values.slice(0, 3).find((value) => typeof value === "string");
    return link === undefined
      ? whole
      : start + whole.slice(start.length).replace(link, () => change(link));
  });

/**
 * Works out how a record gets another name: its file and pictures, every reference and link to it,
 * its pages' metadata and the redirects from its old addresses. Nothing is written.
 * Throws a `ToolError` where the name is no slug, is taken, or is the address of another redirect.
 *
 * @param drawnMarks names of the files in `data/images/marks` that `src/artwork` draws
 */
export function planRename(
  files: ContentFiles,
  { kind, from, to }: { kind: RecordKind; from: string; to: string },
  drawnMarks: ReadonlySet<string>,
): RenamePlan {
  const { folder, idField, words } = recordKinds[kind];
  const records = readRecords(files);
  const sameKind = records.filter(({ type }) => type.kind === kind);
  const record = sameKind.find(({ stem }) => stem === from);
  if (!record) {
    const near = didYouMean(
      from,
      sameKind.map(({ stem }) => stem),
    );
    throw new ToolError(`There is no ${words} ${quoted(from)} in data/${folder}${near || "."}`);
  }
  const wrong = slugFault(to, "new-name");
  if (wrong !== undefined) throw new ToolError(`${wrong}.`);
  if (to === from) throw new ToolError(`The ${words} is called ${quoted(to)} already.`);
  const target = `data/${folder}/${to}.json`;
  if (files.records.has(target)) {
    throw new ToolError(
      `${target} exists already: choose another name, or rename that record first.`,
    );
  }

  const pages = renamedPages(record, records, kind, to);
  const pictures = renamedPictures(record, from, to, drawnMarks);
  const site = records.find(({ type }) => type.typeName === "SiteSettings")?.document.value;
  const website = textOf(isObject(site) ? site.addresses : undefined, "website") ?? "";

  const renamedLink = (link: string): string => {
    const start =
      [website, "{website}"].find((prefix) => prefix !== "" && link.startsWith(`${prefix}/`)) ?? "";
    const [path = ""] = link.slice(start.length).split(/[?#]/, 1);
    const page = pages.get(path);
    return page === undefined ? link : start + page + link.slice(start.length + path.length);
  };
  const renamedValue = (
    holder: ReadRecord,
    { path, value, meta }: FieldVisit,
  ): string | undefined => {
    if (typeof value !== "string") return undefined;
    const field = meta.field;
    switch (field?.role) {
      case "id":
        return holder === record && path.length === 1 && path[0] === idField ? to : value;
      case "reference":
        return field.to === kind && value === from ? to : value;
      case "image":
      case "inlineSvg":
        return pictures.get(value) ?? value;
      case "link":
        return renamedLink(value);
      case "html":
        return mapLinks(value, renamedLink);
      case undefined:
        return pages.get(value) ?? value;
      default:
        return value;
    }
  };

  const texts = new Map<string, string>();
  const moves = [{ from: record.file, to: target }];
  const edits: { file: string; field: string; before: string; after: string }[] = [];
  const left: { file: string; field: string; value: string }[] = [];
  for (const holder of records) {
    const metadataPath =
      holder.type.typeName === "PageMetadata" ? textOf(holder.document.value, "path") : undefined;
    const newPath = metadataPath === undefined ? undefined : pages.get(metadataPath);
    let file = holder === record ? target : holder.file;
    if (metadataPath !== undefined && newPath !== undefined) {
      const stem = metadataStem(metadataPath);
      if (holder.stem === stem || holder.stem.startsWith(`${stem}-`)) {
        file = `data/page-metadata/${metadataStem(newPath)}${holder.stem.slice(stem.length)}.json`;
        moves.push({ from: holder.file, to: file });
      }
    }
    const changes: TextEdit[] = [];
    walkFields(holder.type.schema, holder.document.value, (visit) => {
      const { path, value, meta } = visit;
      const after = renamedValue(holder, visit);
      if (typeof value !== "string" || after === undefined) return;
      const field = fieldName(path);
      if (after !== value) {
        changes.push({ path, before: value, after });
        edits.push({ file, field, before: value, after });
      }
      for (const stays of holder === record ? namesIn(meta.field?.role, after) : []) {
        if (wordsOf(from).test(stays) && !wordsOf(to).test(stays))
          left.push({ file, field, value: stays });
      }
    });
    if (changes.length > 0)
      texts.set(file, editTexts(holder.text, holder.document, unique(changes)));
  }
  for (const [old, renamed] of pictures) {
    moves.push({ from: old.replace("..", "data"), to: renamed.replace("..", "data") });
  }
  const present = new Set([...files.records.keys(), ...files.images]);
  for (const move of moves) {
    if (present.has(move.to)) {
      throw new ToolError(
        `${move.to} exists already, and ${move.from} would take its place: rename or remove it first.`,
      );
    }
  }

  const isDraft = isObject(record.document.value) && record.document.value.draft === true;
  const before = currentRedirects(files);
  for (const [old, page] of pages) {
    const row = before.find((candidate) => candidate.from === page);
    if (row && row.to !== old) {
      throw new ToolError(
        `${page} leads to ${row.to} since another record was renamed: choose another name, or remove that row from ${REDIRECTS_FILE} first.`,
      );
    }
  }
  const known = before.filter(({ from: old }) => ![...pages.values()].includes(old));
  const allRedirects = isDraft
    ? known.map(({ from: old, to: page }) => ({ from: old, to: pages.get(page) ?? page }))
    : joinRedirects(known, pages);
  if (allRedirects.length > 0 || before.length > 0)
    texts.set(REDIRECTS_FILE, redirectsText(allRedirects));

  return {
    texts,
    moves,
    edits,
    redirects: isDraft ? [] : [...pages].map(([old, page]) => ({ from: old, to: page })),
    allRedirects,
    left,
    files: afterwards(files, moves, texts),
  };
}

/** The parts of a value that name other things: links, pictures, files, anchors; no words to be read. */
function namesIn(role: string | undefined, value: string): string[] {
  if (role === "html") return [...value.matchAll(HREF)].map(([, , a, b, c]) => a ?? b ?? c ?? "");
  return role === undefined || role === "text" ? [] : [value];
}

/** A union's branches may visit one value twice. */
const unique = (edits: readonly TextEdit[]): TextEdit[] => [
  ...new Map(edits.map((edit) => [JSON.stringify(edit.path), edit])).values(),
];

function currentRedirects(files: ContentFiles): Redirect[] {
  const bytes = files.records.get(REDIRECTS_FILE);
  const document = bytes ? readJson(readText(bytes).text) : { value: [] };
  const rows = redirectsSchema.safeParse("message" in document ? undefined : document.value);
  if (rows.success) return rows.data;
  throw new ToolError(
    `${REDIRECTS_FILE} has faults: run npm run content:check and mend them first.`,
  );
}

/** The list of renamed addresses as it is written: one row a line. */
const redirectsText = (rows: readonly Redirect[]): string =>
  `[\n${rows.map(({ from, to }) => `  { "from": ${JSON.stringify(from)}, "to": ${JSON.stringify(to)} }`).join(",\n")}\n]\n`;

function afterwards(
  files: ContentFiles,
  moves: RenamePlan["moves"],
  texts: ReadonlyMap<string, string>,
): ContentFiles {
  const moved = new Map(moves.map(({ from, to }) => [from, to]));
  const encoder = new TextEncoder();
  return {
    ...files,
    records: new Map([
      ...[...files.records].map(([file, bytes]) => [moved.get(file) ?? file, bytes] as const),
      ...[...texts].map(([file, text]) => [file, encoder.encode(text)] as const),
    ]),
    images: files.images.map((file) => moved.get(file) ?? file),
  };
}
