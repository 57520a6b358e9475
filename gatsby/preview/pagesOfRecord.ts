import { getPages, getText, type LoadedRecord } from "../../tools/check/referenceIndex";
import {
  contactsPath,
  newsPath,
  notFoundPath,
  researchPath,
  unsubscribePath,
} from "../../src/routes/paths";

/**
 * The addresses of the pages that a record makes; null for records that any page may show: the
 * site's settings and the company's facts. Empty where that cannot be read from the record.
 */
export function pagesOfRecord(record: LoadedRecord): string[] | null {
  const { type, document } = record;
  switch (type.typeName) {
    case "SiteSettings":
    case "Company":
      return null;
    case "ContactsPage":
      return [contactsPath];
    case "ResearchPage":
      return [researchPath];
    case "NewsPage":
      return [newsPath];
    case "UnsubscribePage":
      return [unsubscribePath];
    case "NotFoundPage":
      return [notFoundPath, "/404"];
    case "PageMetadata":
      return [getText(document?.value, "path") ?? []].flat();
    default:
      return getPages(record);
  }
}
