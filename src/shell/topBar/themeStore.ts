import { useSyncExternalStore } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { storageKeys, safeStorage } from "../../lib/storage";

/** `system`, the default, follows the device. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

const storage = safeStorage("localStorage");

const THEME_EVENT = "site:theme";

/** The root's attribute is the source; storage only persists it. */
function currentChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

/**
 * Applies and stores a choice. `system` removes the attribute and the stored value. Without storage
 * the choice holds until the page is left.
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
  document.dispatchEvent(new Event(THEME_EVENT));
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(THEME_EVENT, listener);
  return () => document.removeEventListener(THEME_EVENT, listener);
}

export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, currentChoice, () => "system");

export function useIsDark(): boolean {
  const choice = useThemeChoice();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  return choice === "system" ? isSystemDark : choice === "dark";
}
