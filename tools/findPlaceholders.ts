import { PLACEHOLDER_PREFIX } from "../src/kinds/draft";
import { readRecords } from "../content/checkContent";
import { formatFieldPath } from "../content/issue";

const NOTE = new RegExp(`^(?:<[^>]*>)*${PLACEHOLDER_PREFIX} (.*?)(?:<[^>]*>)*$`);

export const findPlaceholders = (file: string, text: string) =>
  readRecords({ records: new Map([[file, Buffer.from(text)]]) }).records.flatMap(({ document }) =>
    (document?.texts ?? []).flatMap(({ path, value }) => {
      const text = NOTE.exec(value)?.[1];
      return text === undefined ? [] : [{ file, field: formatFieldPath(path), text }];
    }),
  );
