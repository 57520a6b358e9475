import { useMemo, useState } from "react";
import { listSearchCopy } from "../copy/blockCopy";
import { memoizeOnce } from "../lib/memoizeOnce";
import type { ToDocuments } from "./loadSearchIndex";
import { useLoaded } from "./useLoaded";

const unseen = { visibility: "hidden" } as const;

/** Searches a list with the site's index. `toDocuments` must be a stable reference. */
export function useListSearch(search: string, toDocuments: ToDocuments) {
  const [isPrefetching, setIsPrefetching] = useState(false);
  const load = useMemo(
    () => memoizeOnce(async () => (await import("./loadSearchIndex")).prepareList(toDocuments)),
    [toDocuments],
  );
  const isSearched = search !== "";
  const loaded = useLoaded(load, { isNeeded: isSearched || isPrefetching, key: search });
  const find = loaded.step === "loaded" ? loaded.value : null;
  const answer = useMemo(
    () => (isSearched ? find?.(search) : undefined),
    [find, isSearched, search],
  );
  const isPending = isSearched && loaded.step === "pending";
  return {
    isPending,
    /** Hides the list, without changing the layout, until the result is known. */
    style: isPending ? unseen : undefined,
    /** Paths of the results; undefined without a search, while loading, and after a failure. */
    found: answer?.paths,
    note: isSearched && loaded.step === "failed" ? listSearchCopy.failed : (answer?.note ?? ""),
    prefetch: () => setIsPrefetching(true),
  };
}
