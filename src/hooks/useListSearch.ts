import { useMemo, useState } from "react";
import { listSearchCopy } from "../copy/listSearchCopy";
import { once } from "../lib/once";
import type { ToDocuments } from "../lib/search/searchList";
import { useLoaded } from "./useLoaded";

const unseen = { visibility: "hidden" } as const;

/**
 * Finds what a list holds as the search over all pages would. What that takes is fetched when somebody
 * is about to search, never before; after a failure the next search asks again. `toDocuments` is the
 * same function while the list lives.
 */
export function useListSearch(search: string, toDocuments: ToDocuments) {
  const [isApproached, setIsApproached] = useState(false);
  const load = useMemo(
    () => once(async () => (await import("../lib/search/searchList")).prepareList(toDocuments)),
    [toDocuments],
  );
  const isSearched = search !== "";
  const loaded = useLoaded(load, { isNeeded: isSearched || isApproached, key: search });
  const find = loaded.step === "loaded" ? loaded.value : null;
  const answer = useMemo(
    () => (isSearched ? find?.(search) : undefined),
    [find, isSearched, search],
  );
  const isPending = isSearched && loaded.step === "pending";
  return {
    isPending,
    /** Of the list: it keeps its place, unseen, until it's known what it shows. */
    style: isPending ? unseen : undefined,
    /** Paths of what was found; nothing without a search, or where it couldn't be made. */
    found: answer?.paths,
    /** In one line, how the search was read where that isn't as typed. */
    note: isSearched && loaded.step === "failed" ? listSearchCopy.failed : (answer?.note ?? ""),
    /** Somebody is about to search. */
    approach: () => setIsApproached(true),
  };
}
