import { useEffect, useEffectEvent, type RefObject } from "react";

/** What closed it: Escape gives the focus back to the opener, the others leave it where it went. */
export type Dismissal = "escape" | "outside";

/**
 * Calls back on Escape, on a click outside `ref` and when the focus moves outside.
 * Listens only while `isActive`.
 */
export function useDismiss(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onDismiss: (by: Dismissal) => void,
): void {
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (!isActive) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") dismiss("escape");
    };
    // The event's path as it began: what was pressed may have left the page by now.
    const onElsewhere = (event: Event) => {
      if (ref.current !== null && !event.composedPath().includes(ref.current)) dismiss("outside");
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    return () => events.abort();
  }, [ref, isActive]);
}
