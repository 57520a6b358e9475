import { useEffect, useEffectEvent, type RefObject } from "react";

/**
 * Calls back after a link inside `ref` was pressed. Listens only while `isActive`, and on the document:
 * a listener further down would run before the link's own handler, and if that takes the
 * link off the page, the handler no longer runs.
 */
export function useAfterLink(
  ref: RefObject<HTMLElement | null>,
  isActive: boolean,
  onLink: () => void,
): void {
  const tell = useEffectEvent(onLink);
  useEffect(() => {
    if (!isActive) return undefined;
    const listener = (event: MouseEvent) => {
      const { current } = ref;
      if (current === null || !(event.target instanceof Element)) return;
      if (event.target.closest("a") !== null && event.composedPath().includes(current)) tell();
    };
    document.addEventListener("click", listener);
    return () => document.removeEventListener("click", listener);
  }, [ref, isActive]);
}
