import { STILL_TO_BE_WRITTEN } from "../src/kinds/draft";
import { readRecords } from "../content/checkContent";
import { fieldName } from "../content/issue";

export interface UnwrittenText {
  file: string;
  field: string;
  words: string;
}

const NOTE = new RegExp(`^(?:<[^>]*>)*${STILL_TO_BE_WRITTEN} (.*?)(?:<[^>]*>)*$`);

export const unwrittenTexts = (file: string, text: string): UnwrittenText[] =>
  readRecords({ records: new Map([[file, Buffer.from(text)]]) }).records.flatMap(({ document }) =>
    (document?.texts ?? []).flatMap(({ path, value }) => {
      const words = NOTE.exec(value)?.[1];
      return words === undefined ? [] : [{ file, field: fieldName(path), words }];
    }),
  );
