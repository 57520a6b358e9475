import { topBarCopy } from "../../copy/topBarCopy";
import { useMediaQuery } from "../../hooks/useMediaQuery";
import { createStore, useStore } from "../../hooks/useStore";
import { storageKeys, safeStorage } from "../../lib/storage";
import { Icon } from "../../ui/Icon";
import { circleHalf, desktop, moon, sun } from "../../ui/icons";
import * as styles from "../shell.module.css";

const themeChoices = ["system", "light", "dark"] as const;
type ThemeChoice = (typeof themeChoices)[number];
const icons: Record<ThemeChoice, string> = { system: desktop, light: sun, dark: moon };

const storage = safeStorage("localStorage");

/** Theme that `themeScript` set on the root element; undefined for “system” or in prerendering. */
const shown = "document" in globalThis ? document.documentElement.dataset.theme : undefined;
const store = createStore<ThemeChoice>(themeChoices.find((choice) => choice === shown) ?? "system");

/** Applies and stores a choice. Without storage, the choice lasts until a full page load. */
function chooseTheme(choice: ThemeChoice): void {
  const { dataset } = document.documentElement;
  if (choice === "system") {
    delete dataset.theme;
    storage.remove(storageKeys.theme);
  } else {
    dataset.theme = choice;
    storage.write(storageKeys.theme, choice);
  }
  store.set(choice);
}

/** Radio buttons for the three themes: labelled in the footer, icons in the mobile menu. */
export function ThemeSwitch({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const choice = useStore(store, "system");
  return (
    <fieldset className={`${styles.choices} scripted`}>
      <legend className="srOnly">{topBarCopy.theme.legend}</legend>
      {themeChoices.map((option) => (
        <label key={option}>
          <input
            type="radio"
            name={iconsOnly ? "theme-in-menu" : "theme"}
            value={option}
            checked={choice === option}
            onChange={() => chooseTheme(option)}
          />
          <Icon path={icons[option]} />
          <span className={iconsOnly ? "srOnly" : undefined}>
            {topBarCopy.theme.choices[option]}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Toggles between light and dark. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const choice = useStore(store, "system");
  const isSystemDark = useMediaQuery("(prefers-color-scheme: dark)");
  const isDark = choice === "system" ? isSystemDark : choice === "dark";
  return (
    <button
      type="button"
      className={className}
      aria-label={topBarCopy.theme.toggle}
      aria-pressed={isDark}
      onClick={() => chooseTheme(isDark ? "light" : "dark")}
    >
      <Icon path={circleHalf} />
    </button>
  );
}
