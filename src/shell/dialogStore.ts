import { createStore, useStore } from "../hooks/useStore";

/** The dialogs that any part of the site may ask for; one is open at a time. */
export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

const store = createStore<DialogName | null>(null);

/** The shared flags of the dialogs: asking sets one, closing clears it. */
export const dialogStore = {
  current: store.current,
  open: (name: DialogName): void => store.set(name),
  /** Clears the flag; with a name, only if that dialog is the open one. */
  close(name = store.current()): void {
    if (name === store.current()) store.set(null);
  },
};

/** Which dialog is open; none on the server and while React hydrates. */
export const useOpenDialog = (): DialogName | null => useStore(store, null);
