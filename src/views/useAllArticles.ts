import { useLayoutEffect, useState } from "react";
import type { NewsCardData } from "../blocks/NewsCard";

/** The cards of all articles: not asked for or on their way, there, or not to be had. */
export type AllArticles =
  | { step: "pending" }
  | { step: "loaded"; articles: readonly NewsCardData[] }
  | { step: "failed"; retry: () => void };

const pending: AllArticles = { step: "pending" };

/**
 * Asks for the cards of all articles as soon as they are needed; after a failure again with `retry`
 * and with every new address.
 */
export function useAllArticles(
  load: () => Promise<readonly NewsCardData[]>,
  isNeeded: boolean,
  address: string,
): AllArticles {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState(pending);
  if (!isNeeded && state.step === "failed") setState(pending);
  const isWanting = isNeeded && state.step !== "loaded";
  // Before the first paint: cards that an earlier visit to the list has fetched are there at once.
  useLayoutEffect(() => {
    if (!isWanting) return;
    let isWanted = true;
    load().then(
      (articles) => {
        if (isWanted) setState({ step: "loaded", articles });
      },
      () => {
        if (!isWanted) return;
        const retry = () => {
          setState(pending);
          setAttempt((count) => count + 1);
        };
        setState({ step: "failed", retry });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, isWanting, address, attempt]);
  return state;
}
