import { useEffect, useState } from "react";
import type { PreparedSearch } from "../../lib/search/searchPages";

/** The index: on its way, there, or not to be had; then `retry` asks again. */
export type SearchIndexState =
  | { step: "pending" }
  | { step: "loaded"; index: PreparedSearch }
  | { step: "failed"; retry: () => void };

/** Asks for the index as soon as the caller is mounted. */
export function useSearchIndex(load: () => Promise<PreparedSearch>): SearchIndexState {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<SearchIndexState>({ step: "pending" });
  useEffect(() => {
    let isWanted = true;
    load().then(
      (index) => {
        if (isWanted) setState({ step: "loaded", index });
      },
      () => {
        if (!isWanted) return;
        const retry = () => {
          setState({ step: "pending" });
          setAttempt((count) => count + 1);
        };
        setState({ step: "failed", retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, attempt]);
  return state;
}
