import { readFileSync } from "node:fs";
import sharp from "sharp";
import type { Answers } from "../../src/kinds/draft";
import { readRecords, addTexts } from "../../content/checkContent";
import type { ContentFiles } from "../../content/checkFiles";
import { getValueAt } from "../../src/lib/json";
import { getId, getPages, type LoadedRecord } from "../../content/referenceIndex";
import { getAskedSize } from "../../content/pictureFormat";
import type { PictureSize } from "../../src/kinds/fields";
import { walkFields } from "../../content/walkFields";
import { recordText } from "../../content/recordText";
import { toKindLabel, type RecordKind } from "../../content/recordKinds";
import { assertNoNewIssues } from "../fileChanges";
import { findPlaceholders } from "../findPlaceholders";
import { draftRecord } from "./draftRecord";

/** Size in px of placeholder pictures for fields without a required size. */
const ANY_SIZE: PictureSize = [1200, 800];

export type NewRecordPlan = Awaited<ReturnType<typeof planNewRecord>>;

/** Creates placeholder pictures: plain grey in the required size, or the company's mark. */
async function drawPictures({ type, document }: LoadedRecord): Promise<Map<string, Uint8Array>> {
  const sizes = new Map<string, PictureSize>();
  walkFields(type.schema, document?.value ?? null, ({ path, value, meta: { field } }) => {
    const isPicture = field?.role === "image" || field?.role === "inlineSvg";
    if (!isPicture || typeof value !== "string") return;
    sizes.set(value.replace("..", "data"), getAskedSize(field, path) ?? ANY_SIZE);
  });
  const pictures = new Map<string, Uint8Array>();
  for (const [file, [width, height]] of sizes) {
    // Plain grey makes placeholder pictures conspicuous.
    const create = { width, height, channels: 3, background: "grey" } as const;
    const mark = file.replace(/[^/]+(?=-\w+\.svg$)/, "polysema");
    const isMark = file.endsWith(".svg");
    pictures.set(file, isMark ? readFileSync(mark) : await sharp({ create }).jpeg().toBuffer());
  }
  return pictures;
}

/** Plans a new record. Throws if the slug exists or the new files cause errors. */
export async function planNewRecord(
  files: ContentFiles,
  kind: RecordKind,
  answers: Answers,
  nowMs: number,
) {
  const { slug = "" } = answers;
  const { records } = readRecords(files);
  const file = `data/${kind.folder}/${slug}.json`;
  const record = draftRecord(kind, answers, {
    nowMs,
    valuesOf: (other, field) => {
      const ofKind = records.filter(({ type }) => type.kind === other);
      return new Map(
        ofKind.map((one) => [getId(one), getValueAt(one.document?.value, [field])] as const),
      );
    },
  });
  const text = recordText(kind.schema, record);
  const [draft] = readRecords({ records: new Map([[file, Buffer.from(text)]]) }).records;
  const [page = ""] = draft ? getPages(draft) : [];
  const label = toKindLabel(kind.kind);
  if (files.records.has(file))
    throw new Error(`${file} exists already: choose another --slug, or edit that ${label}.`);
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
    page,
    unwritten: findPlaceholders(file, text),
  };
}
