import { useSyncExternalStore } from "react";
import { storageKeys } from "../../lib/storageKeys";
import { safeStorage } from "../../lib/safeStorage";

/** What the visitor chose; `system` follows the device and is the default. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

const storage = safeStorage("localStorage");
const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

const darkQuery = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The choice in force: the root's attribute is the only source, storage just remembers it. */
function currentChoice(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

const isDark = () => {
  const choice = currentChoice();
  return choice === "system" ? darkQuery().matches : choice === "dark";
};

/**
 * Puts a choice in force and remembers it; `system` removes both the attribute and the memory. Where
 * storage is refused the choice holds until the page is left.
 */
export function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === "system") {
    delete dataset.theme;
    storage.remove(storageKeys.theme);
  } else {
    dataset.theme = choice;
    storage.write(storageKeys.theme, choice);
  }
  announce();
}

/** Switches from the theme that shows to the other one. */
export const toggleTheme = (): void => chooseTheme(isDark() ? "light" : "dark");

function subscribe(listener: () => void): () => void {
  const query = darkQuery();
  listeners.add(listener);
  query.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    query.removeEventListener("change", listener);
  };
}

/** The choice, for the switch. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, currentChoice, () => "system");

/** Whether the dark theme shows, for the button in the bar. */
export const useIsDark = (): boolean => useSyncExternalStore(subscribe, isDark, () => false);
