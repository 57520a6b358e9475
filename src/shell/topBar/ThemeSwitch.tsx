import { themeCopy } from "./themeCopy";
import { Icon } from "../../ui/Icon";
import { circleHalf, desktop, moon, sun } from "../../ui/icons";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import {
  chooseTheme,
  themeChoices,
  toggleTheme,
  useIsDark,
  useThemeChoice,
  type ThemeChoice,
} from "./themeStore";
import * as styles from "../Choices.module.css";

const icons: Record<ThemeChoice, string> = { system: desktop, light: sun, dark: moon };

/** The three choices, in the footer with their words and in the mobile panel as icons. */
export function ThemeSwitch({ iconsOnly = false }: { iconsOnly?: boolean }) {
  const choice = useThemeChoice();
  return (
    <fieldset className={`${styles.choices} scripted`}>
      <legend className="srOnly">{themeCopy.legend}</legend>
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
          {iconsOnly ? (
            <VisuallyHidden>{themeCopy.choices[option]}</VisuallyHidden>
          ) : (
            <span>{themeCopy.choices[option]}</span>
          )}
        </label>
      ))}
    </fieldset>
  );
}

/** The half disc in the bar: switches from the theme that shows to the other one. */
export function ThemeToggle({ className }: { className?: string | undefined }) {
  const isDark = useIsDark();
  return (
    <button
      type="button"
      className={className}
      aria-label={themeCopy.toggle}
      aria-pressed={isDark}
      onClick={toggleTheme}
    >
      <Icon path={circleHalf} />
    </button>
  );
}
