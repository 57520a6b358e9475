import { PLACEHOLDER_PREFIX } from "../src/kinds/draft";
import { readRecords } from "../content/checkContent";
import { formatFieldPath } from "../content/issue";

const NOTE = new RegExp(`^(?:<[^>]*>)*${PLACEHOLDER_PREFIX} (.*?)(?:<[^>]*>)*$`);

/** Finds the placeholders of a record, each with its field and the note of what to write. */
export const findPlaceholders = (file: string, text: string) =>
  readRecords({ records: new Map([[file, Buffer.from(text)]]) }).records.flatMap(({ document }) =>
    (document?.texts ?? []).flatMap(({ path, value }) => {
      const note = NOTE.exec(value)?.[1];
      return note === undefined ? [] : [{ file, field: formatFieldPath(path), text: note }];
    }),
  );
