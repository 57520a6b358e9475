import { useEffect, useState, type RefObject } from "react";
import type { MenuName } from "./menu";

type Opened = MenuName | "mobile" | null;

/** At most one menu is open; Escape, an outside click or focus, or another `context` closes it. */
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
    // Uses the path at dispatch, since the pressed element may have been removed.
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
    toggle: (name: Opened) => () => setOpen((current) => (current === name ? null : name)),
  };
}
