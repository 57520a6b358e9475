import { useState, type RefObject } from "react";
import { useDismiss } from "../../hooks/useDismiss";
import type { MenuName } from "./menu";

/** What opens from the bar; at most one is open. */
type Opened = MenuName | "mobile" | null;

/**
 * Which menu of the bar is open: one at a time. Escape, a click outside, the focus leaving and
 * another `visit` close it. The mobile panel is a dialog, which handles all but the last itself.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>, visit: string) {
  const [open, setOpen] = useState<Opened>(null);
  const [shownVisit, setShownVisit] = useState(visit);
  if (shownVisit !== visit) {
    setShownVisit(visit);
    setOpen(null);
  }

  const isDesktopMenuOpen = open !== null && open !== "mobile";
  useDismiss(bar, isDesktopMenuOpen, (by) => {
    if (by === "escape") {
      bar.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
    }
    setOpen(null);
  });

  return {
    open,
    close: () => setOpen(null),
    /** What a press on a button does: the same menu closes, another takes its place. */
    toggle: (name: Opened) => () => setOpen((current) => (current === name ? null : name)),
  };
}
