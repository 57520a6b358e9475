import { createStore, useStore } from "../../hooks/useStore";
import { safeStorage, storageKeys } from "../../lib/storage";

const storage = safeStorage("localStorage");
const store = createStore(storage.readJson(storageKeys.searchShortcut) !== false);

/** Switches the search shortcut on or off. Without storage the setting holds for this visit. */
export function setShortcut(isOn: boolean): void {
  if (isOn) storage.remove(storageKeys.searchShortcut);
  else storage.write(storageKeys.searchShortcut, "false");
  store.set(isOn);
}

export const useShortcut = (): boolean => useStore(store, true);
