import { searchIndexPath } from "../../routes/paths";
import { decodeSearchIndex } from "./searchDocument";
import { prepareSearch, type PreparedSearch } from "./searchPages";

let loaded: Promise<PreparedSearch> | null = null;

async function fetchIndex(): Promise<PreparedSearch> {
  const response = await fetch(searchIndexPath);
  if (!response.ok) throw new Error(`The search index answered ${String(response.status)}`);
  return prepareSearch(decodeSearchIndex(await response.json()));
}

/** The index, fetched once per visit, when first asked for; after a failure the next call tries again. */
export function loadSearchIndex(): Promise<PreparedSearch> {
  loaded ??= fetchIndex().catch((error: unknown) => {
    loaded = null;
    throw error;
  });
  return loaded;
}
