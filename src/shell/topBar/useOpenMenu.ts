import { useState, type RefObject } from "react";
import { useAfterLink } from "../../hooks/useAfterLink";
import { useDismiss } from "../../hooks/useDismiss";
import { toggleMenu, type MenuName, type OpenMenu } from "./menu";

export interface UseOpenMenu {
  open: OpenMenu;
  close: () => void;
  /** What a press on a menu's button does. */
  toggle: (name: MenuName) => () => void;
}

/**
 * Which menu of the bar is open: one at a time. Escape, a click outside, the focus leaving, a link
 * in it and any change of `address` close it. The mobile panel is a dialog, which
 * handles all but the last itself.
 */
export function useOpenMenu(bar: RefObject<HTMLElement | null>, address: string): UseOpenMenu {
  const [open, setOpen] = useState<OpenMenu>(null);
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
    toggle: (name) => () => setOpen((current) => toggleMenu(current, name)),
  };
}
