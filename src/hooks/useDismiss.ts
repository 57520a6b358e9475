import { useEffect, useEffectEvent, type RefObject } from "react";

/** What closed it: Escape gives the focus back to the opener, the others leave it where it went. */
export type Dismissal = "escape" | "outside";

/**
 * Calls back on Escape (TOP-08), on a click outside `ref` (TOP-09) and when the focus moves outside.
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
    const isOutside = (target: EventTarget | null) =>
      target instanceof Node && ref.current !== null && !ref.current.contains(target);
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
        if (isOutside(event.target)) dismiss("outside");
      },
      { signal },
    );
    document.addEventListener(
      "focusin",
      (event) => {
        if (isOutside(event.target)) dismiss("outside");
      },
      { signal },
    );
    return () => events.abort();
  }, [ref, isActive]);
}
