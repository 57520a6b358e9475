import { searchIndexPath } from "../../routes/paths";
import { fetchJson } from "../fetchJson";
import { once } from "../once";
import { decodeSearchIndex } from "./searchDocument";
import { prepareSearch } from "./searchPages";

/** The index, fetched once per visit, when first asked for; after a failure the next call tries again. */
export const loadSearchIndex = once(async () =>
  prepareSearch(decodeSearchIndex(await fetchJson(searchIndexPath))),
);
