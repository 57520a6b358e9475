import { useEffect, useState, type RefObject } from "react";
import type { MenuName } from "./menu";

/** What opens from the bar; at most one is open. */
type Opened = MenuName | "mobile" | null;

/**
 * Which menu of the bar is open: one at a time. Escape, a click outside, the focus leaving and
 * another `context` (page or layout) close it. The mobile panel is a dialog, which handles all but
 * the last itself.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>, context: string) {
  const [open, setOpen] = useState<Opened>(null);
  const [shownContext, setShownContext] = useState(context);
  if (shownContext !== context) {
    setShownContext(context);
    setOpen(null);
  }

  const isDesktopMenuOpen = open !== null && open !== "mobile";
  useEffect(() => {
    if (!isDesktopMenuOpen) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      bar.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
      setOpen(null);
    };
    // The event's path as it began: what was pressed may have left the page by now.
    const onElsewhere = (event: Event) => {
      if (bar.current !== null && !event.composedPath().includes(bar.current)) setOpen(null);
    };
    document.addEventListener("keydown", onKey, { signal });
    document.addEventListener("click", onElsewhere, { signal });
    document.addEventListener("focusin", onElsewhere, { signal });
    return () => events.abort();
  }, [bar, isDesktopMenuOpen]);

  return {
    open,
    close: () => setOpen(null),
    /** What a press on a button does: the same menu closes, another takes its place. */
    toggle: (name: Opened) => () => setOpen((current) => (current === name ? null : name)),
  };
}
