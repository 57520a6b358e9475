import { useId, type MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import type { MenuSolution } from "../../lib/menus";
import { solutionPath } from "../../routes/paths";
import { Mark } from "../../ui/Mark";
import { SmartLink } from "../../ui/SmartLink";
import { setShortcut, useShortcut } from "./shortcutStore";
import * as styles from "./SearchStart.module.css";

/** Switches the single-character shortcut on or off (WCAG 2.1.4). */
export const ShortcutSwitch = () => (
  <label className={styles.shortcut}>
    <input
      type="checkbox"
      checked={useShortcut()}
      onChange={({ target }) => setShortcut(target.checked)}
    />
    {searchCopy.shortcut}
  </label>
);

export interface SearchStartProps {
  solutions: readonly MenuSolution[];
  onOpen: (event: MouseEvent) => void;
}

export function SearchStart({ solutions, onOpen }: SearchStartProps) {
  const id = useId();
  if (solutions.length === 0) return null;
  return (
    <nav className={styles.start} aria-labelledby={id}>
      <h2 id={id}>{searchCopy.start}</h2>
      <ul>
        {solutions.map((solution) => (
          <li key={solution.id}>
            <SmartLink to={solutionPath(solution.id)} className={styles.way} onClick={onOpen}>
              <Mark {...solution.mark} senseNumber={solution.senseNumber} className={styles.mark} />
              {solution.title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
