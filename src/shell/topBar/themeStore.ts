import { useSyncExternalStore } from "react";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { storageKeys } from "../../lib/storageKeys";
import { safeStorage } from "../../lib/safeStorage";

/** What the visitor chose; `system` follows the device and is the default. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

const storage = safeStorage("localStorage");

/** Fired on the document when another theme is chosen. */
const THEME_EVENT = "site:theme";

/** The choice in force: the root's attribute is the only source, storage just remembers it. */
function currentChoice(): ThemeChoice {
  const { theme } = document.documentElement.dataset;
  return theme === "light" || theme === "dark" ? theme : "system";
}

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
  document.dispatchEvent(new Event(THEME_EVENT));
}

function subscribe(listener: () => void): () => void {
  document.addEventListener(THEME_EVENT, listener);
  return () => document.removeEventListener(THEME_EVENT, listener);
}

/** The choice, for the switch. */
export const useThemeChoice = (): ThemeChoice =>
  useSyncExternalStore(subscribe, currentChoice, () => "system");

/** Whether the dark theme shows, for the button in the bar. */
export function useIsDark(): boolean {
  const choice = useThemeChoice();
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  return choice === "system" ? isSystemDark : choice === "dark";
}
