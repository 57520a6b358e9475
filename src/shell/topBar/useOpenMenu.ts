import { useState, type RefObject } from "react";
import { useAfterLink } from "../../hooks/useAfterLink";
import { useDismiss } from "../../hooks/useDismiss";
import type { MenuName } from "./menu";

/** What opens from the bar; at most one is open. */
type Opened = MenuName | "mobile" | null;

/**
 * Which menu of the bar is open: one at a time. Escape, a click outside, the focus leaving, a link
 * in it and any change of `address` close it. The mobile panel is a dialog, which
 * handles all but the last itself.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>, address: string) {
  const [open, setOpen] = useState<Opened>(null);
  const [shownAddress, setShownAddress] = useState(address);
  if (shownAddress !== address) {
    setShownAddress(address);
    setOpen(null);
  }

  const isDesktopMenuOpen = open !== null && open !== "mobile";
  useDismiss(bar, isDesktopMenuOpen, (by) => {
    if (by === "escape") {
      bar.current?.querySelector<HTMLElement>("[aria-expanded='true']")?.focus();
    }
    setOpen(null);
  });

  // A link to the current page changes nothing but must still close its panel.
  useAfterLink(bar, isDesktopMenuOpen, () => setOpen(null));

  return {
    open,
    close: () => setOpen(null),
    /** What a press on a button does: the same menu closes, another takes its place. */
    toggle: (name: Opened) => () => setOpen((current) => (current === name ? null : name)),
  };
}
