import { createStore, useStore } from "../hooks/useStore";

/** Any component may open these; one is open at a time. */
export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

const store = createStore<DialogName | null>(null);

export const dialogStore = {
  current: store.current,
  open: (name: DialogName): void => store.set(name),
  close(name = store.current()): void {
    if (name === store.current()) store.set(null);
  },
};

export const useOpenDialog = (): DialogName | null => useStore(store, null);
