import { publicationSchema, type Publication } from "../../../../src/kinds/publication/schema";
import type { CitedPaper } from "../../../../src/lib/citation/citedPaper";
import { getRecords } from "../../../support/sourceFiles";

export const catalogueRecords: readonly Publication[] = getRecords(
  "publications",
  publicationSchema,
);

export const getCited = (record: Publication): CitedPaper => ({
  entryType: record.entryType,
  bibkey: record.bibkey,
  title: record.paper.title,
  url: record.paper.url,
  doi: record.paper.doi ?? null,
  authors: record.authors.map(({ name }) => name),
  families: record.authors.flatMap(({ family }) => family ?? []),
  booktitle: record.booktitle,
  journal: record.journal ? { ...record.journal, issue: record.journal.issue ?? null } : null,
  year: record.publicationYear,
  month: Number(record.publicationMonth),
  address: record.address,
  publisher: record.publisher,
  pages: record.pages ?? null,
  note: record.citation?.extra ?? null,
});
