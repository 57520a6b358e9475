import { assertDefined } from "../lib/assertDefined";
import { useSiteData } from "./useSiteData";

/** The words of the bar and the footer, as the record has them. */
export const useWords = (): NonNullable<Queries.SiteDataQuery["words"]> =>
  assertDefined(useSiteData().words, "Words");
