import { useSyncExternalStore } from "react";

/** The dialogs that any part of the site may ask for; one is open at a time. */
export type DialogName = "newsletter" | "unsubscribe" | "cookies" | "search";

type Listener = () => void;

let openName: DialogName | null = null;
const listeners = new Set<Listener>();

function set(name: DialogName | null): void {
  if (openName === name) return;
  openName = name;
  for (const listener of listeners) listener();
}

/** The shared flags of the dialogs: asking sets one, closing clears it. */
export const dialogStore = {
  open: (name: DialogName): void => set(name),
  /** Clears the flag; with a name, only if that dialog is the open one. */
  close(name?: DialogName): void {
    if (name === undefined || name === openName) set(null);
  },
  current: (): DialogName | null => openName,
  subscribe: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Which dialog is open; none on the server and while React hydrates. */
export const useOpenDialog = (): DialogName | null =>
  useSyncExternalStore(dialogStore.subscribe, dialogStore.current, () => null);
