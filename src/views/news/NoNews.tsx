import type { ReactNode } from "react";
import { newsCopy } from "../../copy/newsCopy";
import type { NewsQuery } from "../../routes/newsQuery";
import { Button } from "../../ui/Button";
import * as styles from "./NewsListView.module.css";

export interface NoNewsProps {
  query: NewsQuery;
  onAllTypes: () => void;
  clearButton: ReactNode;
}

/** In place of the cards when no article is found: what was asked for, and ways to ask for less. */
export function NoNews({ query: { search, types }, onAllTypes, clearButton }: NoNewsProps) {
  return (
    <div className={styles.nothing}>
      <p className={styles.nothingSign} aria-hidden>
        ∅
      </p>
      <h3>{newsCopy.nothingTitle}</h3>
      <p>{newsCopy.nothing(search, types.length > 0)}</p>
      {search !== "" && types.length > 0 && (
        <Button onClick={onAllTypes}>{newsCopy.allTypes}</Button>
      )}
      {clearButton}
    </div>
  );
}
