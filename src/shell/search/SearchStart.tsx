import { useId, type MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import type { MenuSolution } from "../../lib/menus";
import { solutionPath } from "../../routes/paths";
import { TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { clockCounterClockwise } from "../../ui/icons";
import { Mark } from "../../ui/Mark";
import { SmartLink } from "../../ui/SmartLink";
import * as styles from "./SearchStart.module.css";

export interface SearchStartProps {
  solutions: readonly MenuSolution[];
  recent: readonly string[];
  onOpen: (event: MouseEvent) => void;
  onSearch: (query: string) => void;
  onForget: () => void;
}

/** What's below the empty field: the solutions, and earlier searches. */
export function SearchStart({ solutions, recent, onOpen, onSearch, onForget }: SearchStartProps) {
  const id = useId();
  return (
    <div className={styles.start}>
      {solutions.length > 0 && (
        <nav aria-labelledby={`${id}-solutions`}>
          <h2 id={`${id}-solutions`}>{searchCopy.start}</h2>
          <ul>
            {solutions.map((solution) => (
              <li key={solution.id}>
                <SmartLink to={solutionPath(solution.id)} className={styles.way} onClick={onOpen}>
                  <Mark
                    {...solution.mark}
                    senseNumber={solution.senseNumber}
                    className={styles.mark}
                  />
                  {solution.title}
                </SmartLink>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {recent.length > 0 && (
        <section aria-labelledby={`${id}-recent`}>
          <h2 id={`${id}-recent`}>{searchCopy.recent}</h2>
          <ul>
            {recent.map((query) => (
              <li key={query}>
                <button type="button" className={styles.way} onClick={() => onSearch(query)}>
                  <Icon path={clockCounterClockwise} className={styles.icon} />
                  {query}
                </button>
              </li>
            ))}
          </ul>
          <TextButton className={styles.forget} onClick={onForget}>
            {searchCopy.forget}
          </TextButton>
        </section>
      )}
    </div>
  );
}
