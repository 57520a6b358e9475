import { createStore, useStore } from "../hooks/useStore";

/** Dialogs that any component may open; one is open at a time. */
export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

const store = createStore<DialogName | null>(null);

/** Holds the name of the open dialog. */
export const dialogStore = {
  current: store.current,
  open: (name: DialogName): void => store.set(name),
  /** Closes the dialog; with a name, only if that dialog is open. */
  close(name = store.current()): void {
    if (name === store.current()) store.set(null);
  },
};

/** Returns the open dialog; null on the server and during hydration. */
export const useOpenDialog = (): DialogName | null => useStore(store, null);
