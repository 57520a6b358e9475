import { createStore, useStore } from "../hooks/useStore";

/** A shared dialog is mounted only while open, so opening resets it. */
export interface HostedDialogProps {
  onClose: () => void;
  /** Initial text of the search. */
  text?: string;
}

export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

const store = createStore<{ name: DialogName; text: string } | null>(null);

export const dialogStore = {
  open: (name: DialogName, text = ""): void => store.set({ name, text }),
  /** Closes the open dialog; with `name`, only that one. */
  close(name = store.current()?.name): void {
    if (name === store.current()?.name) store.set(null);
  },
};

export const useOpenDialog = () => useStore(store, null);
