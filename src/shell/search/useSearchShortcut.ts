import { useEffect } from "react";
import { dialogStore } from "../dialogStore";

/** Fields in which a slash is just a slash. */
const TYPED_INTO = "input, textarea, select, [contenteditable]:not([contenteditable='false'])";

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element && target.closest(TYPED_INTO) !== null;

/** Opens the search by `/` on every page, unless somebody is typing or a dialog is open already. */
export function useSearchShortcut(): void {
  useEffect(() => {
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.isComposing || isTypedInto(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      dialogStore.open("search");
    };
    document.addEventListener("keydown", openSearch);
    return () => document.removeEventListener("keydown", openSearch);
  }, []);
}
