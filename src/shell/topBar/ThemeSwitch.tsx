import { Icon } from "../../ui/Icon";
import { circleHalf, desktop, moon, sun } from "../../ui/icons";
import {
  chooseTheme,
  themeChoices,
  useIsDark,
  useThemeChoice,
  type ThemeChoice,
} from "./themeStore";
import { topBarCopy } from "../../copy/topBarCopy";
import * as styles from "../Choices.module.css";

const icons: Record<ThemeChoice, string> = { system: desktop, light: sun, dark: moon };

/** The three themes: with labels in the footer, as icons in the mobile panel. */
export function ThemeSwitch({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const choice = useThemeChoice();
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

/** Switches from the theme shown to the other one. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const isDark = useIsDark();
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
