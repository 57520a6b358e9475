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
    // The event's path as it began: what was pressed may have left the page by now.
    const isOutside = (event: Event) =>
      ref.current !== null && !event.composedPath().includes(ref.current);
    document.addEventListener(
      "keydown",
      (event) => {
        if (event.key === "Escape") dismiss("escape");
      },
      { signal },
    );
    document.addEventListener(
      "click",
      (event) => {
        if (isOutside(event)) dismiss("outside");
      },
      { signal },
    );
    document.addEventListener(
      "focusin",
      (event) => {
        if (isOutside(event)) dismiss("outside");
      },
      { signal },
    );
    return () => events.abort();
  }, [ref, isActive]);
}
