import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Answers } from "../../src/kinds/draft";
import { readRecords, addTexts } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { getValueAt } from "../../src/lib/json";
import { getId, getPages, type LoadedRecord } from "../../content/referenceIndex";
import { walkFields } from "../../content/walkFields";
import { recordText } from "../../content/recordText";
import { toKindLabel, type RecordKind } from "../../content/recordKinds";
import { assertNoNewIssues } from "../fileChanges";
import { findPlaceholders, type PlaceholderText } from "../findPlaceholders";
import { draftRecord } from "./draftRecord";

export interface NewRecordPlan {
  file: string;
  writes: ReadonlyMap<string, string | Uint8Array>;
  page: string;
  unwritten: readonly PlaceholderText[];
}

const valuesOf = (records: readonly LoadedRecord[], kind: string, field: string) =>
  new Map(
    records.flatMap((record): [string, unknown][] =>
      record.type.kind === kind
        ? [[getId(record), getValueAt(record.document?.value, [field])]]
        : [],
    ),
  );

/** No page uses this colour, so placeholder pictures are noticed. */
const STAND_IN = "grey";

/**
 * Creates placeholder pictures in the sizes that the fields require: plain grey, or the company's
 * mark.
 */
async function drawPictures({ type, document }: LoadedRecord): Promise<Map<string, Uint8Array>> {
  const sizes = new Map<string, { width: number; height: number }>();
  walkFields(type.schema, document?.value ?? null, ({ value, meta }) => {
    const isPicture = meta.field?.role === "image" || meta.field?.role === "inlineSvg";
    if (!isPicture || typeof value !== "string") return;
    const written = [...meta.description.matchAll(/(\d+)×(\d+)/g)];
    const [, width, height] = written.at(value.endsWith("-square.jpg") ? -1 : 0) ?? [];
    sizes.set(value.replace("..", "data"), { width: Number(width), height: Number(height) });
  });
  const pictures = new Map<string, Uint8Array>();
  for (const [file, { width, height }] of sizes) {
    const drawing = file.endsWith(".svg")
      ? readFileSync(file.replace(/[^/]+(?=-\w+\.svg$)/, "polysema"))
      : await sharp({ create: { width, height, channels: 3, background: STAND_IN } })
          .jpeg()
          .toBuffer();
    pictures.set(file, drawing);
  }
  return pictures;
}

/**
 * Plans a new record with placeholder pictures and, for products and solutions, a mark.
 * Doesn't write anything. Throws if the slug exists or the new files cause issues.
 */
export async function planNewRecord(
  files: ContentFiles,
  kind: RecordKind,
  answers: Answers,
  nowMs: number,
): Promise<NewRecordPlan> {
  const { slug = "" } = answers;
  const { records } = readRecords(files);
  const file = `data/${kind.folder}/${slug}.json`;
  const record = draftRecord(kind, answers, {
    nowMs,
    valuesOf: (other, field) => valuesOf(records, other, field),
  });
  const text = recordText(kind.schema, record);
  const [draft] = readRecords({ records: new Map([[file, Buffer.from(text)]]) }).records;
  const pages = draft ? getPages(draft) : [];
  if (files.records.has(file)) {
    throw new Error(
      `${file} exists already: choose another --slug, or edit that ${toKindLabel(kind.kind)}.`,
    );
  }
  const pictures = draft ? await drawPictures(draft) : new Map<string, Uint8Array>();
  for (const name of files.images) pictures.delete(name);

  const after = {
    ...addTexts(files, [[file, text]]),
    images: [...files.images, ...pictures.keys()],
  };
  assertNoNewIssues(files, after);
  return {
    file,
    writes: new Map<string, string | Uint8Array>([[file, text], ...pictures]),
    page: pages[0] ?? "",
    unwritten: findPlaceholders(file, text),
  };
}
