import { getPages, type LoadedRecord } from "../../tools/check/referenceIndex";

/**
 * The addresses of the pages that a record makes; null for records that any page may show: the
 * site's settings and the company's facts. Empty where that cannot be read from the record.
 */
export function pagesOfRecord(record: LoadedRecord): readonly string[] | null {
  switch (record.type.typeName) {
    case "SiteSettings":
    case "Company":
      return null;
    case "NotFoundPage":
      return [...getPages(record), "/404"];
    default:
      return getPages(record);
  }
}
