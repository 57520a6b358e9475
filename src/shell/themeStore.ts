import { storageKeys } from "../config/storageKeys";
import { useBrowserValue } from "../hooks/useBrowserValue";

/** What the visitor chose; `system` follows the device and is the default. */
export type ThemeChoice = "system" | "light" | "dark";

export const themeChoices: readonly ThemeChoice[] = ["system", "light", "dark"];

const listeners = new Set<() => void>();
const announce = () => {
  for (const listener of listeners) listener();
};

const darkQuery = () => window.matchMedia("(prefers-color-scheme: dark)");

/** The choice in force: the attribute on the root is its one home, storage only remembers it. */
function currentChoice(): ThemeChoice {
  const theme = document.documentElement.dataset.theme;
  return theme === "light" || theme === "dark" ? theme : "system";
}

const isDark = () => {
  const choice = currentChoice();
  return choice === "system" ? darkQuery().matches : choice === "dark";
};

/** Storage may be refused; then the choice holds until the page is left. */
function remember(choice: ThemeChoice): void {
  try {
    if (choice === "system") window.localStorage.removeItem(storageKeys.theme);
    else window.localStorage.setItem(storageKeys.theme, choice);
  } catch {
    // Refused storage is a visitor's right.
  }
}

/** Puts a choice in force and remembers it; `system` removes both the attribute and the memory. */
export function chooseTheme(choice: ThemeChoice): void {
  if (choice === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = choice;
  remember(choice);
  announce();
}

/** From whatever is seen now to the other one. */
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
  useBrowserValue(subscribe, currentChoice, "system");

/** Whether dark is what is seen, for the button in the bar. */
export const useIsDark = (): boolean => useBrowserValue(subscribe, isDark, false);
