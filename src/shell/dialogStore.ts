import { createStore, useStore } from "../hooks/useStore";

/** A shared dialog is mounted only while open, so opening resets it. */
export interface HostedDialogProps {
  onClose: () => void;
}

export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

const store = createStore<DialogName | null>(null);
let query = "";

export const dialogStore = {
  current: store.current,
  query: () => query,
  open(name: DialogName, text = ""): void {
    query = text;
    store.set(name);
  },
  close(name = store.current()): void {
    if (name === store.current()) store.set(null);
  },
};

export const useOpenDialog = (): DialogName | null => useStore(store, null);
