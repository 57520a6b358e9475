import { useEffect } from "react";
import { createStore, useStore } from "../../hooks/useStore";
import { safeStorage, storageKeys } from "../../lib/storage";
import { dialogStore } from "../dialogStore";

const storage = safeStorage("localStorage");
const store = createStore(storage.readJson(storageKeys.searchShortcut) !== false);

/** Switches the search shortcut on or off. Without storage the setting holds for this visit. */
export function setShortcut(isOn: boolean): void {
  if (isOn) storage.remove(storageKeys.searchShortcut);
  else storage.write(storageKeys.searchShortcut, "false");
  store.set(isOn);
}

export const useShortcut = (): boolean => useStore(store, true);

const isTypedInto = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    "input:not([type='checkbox'], [type='radio']), textarea, select, [contenteditable]:not([contenteditable='false'])",
  );

/**
 * Opens the search with `/`, unless the visitor is typing or a dialog is open. Users of speech
 * input can switch it off in the search (WCAG 2.1.4).
 */
export function useSearchShortcut(): void {
  const isOn = useShortcut();
  useEffect(() => {
    if (!isOn) return undefined;
    const openSearch = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.defaultPrevented || event.isComposing || isTypedInto(event.target)) return;
      if (document.querySelector("dialog[open]") !== null) return;
      event.preventDefault();
      dialogStore.open("search");
    };
    document.addEventListener("keydown", openSearch);
    return () => document.removeEventListener("keydown", openSearch);
  }, [isOn]);
}
