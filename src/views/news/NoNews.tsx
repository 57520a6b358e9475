import { newsCopy } from "../../copy/newsCopy";
import type { NewsQuery } from "../../routes/newsQuery";
import { Button } from "../../ui/Button";
import * as styles from "./NewsListView.module.css";

export interface NoNewsProps {
  query: NewsQuery;
  onAllTypes: () => void;
  onClear: () => void;
}

/** In place of the list when no article is found: what was asked for, and ways to ask for less. */
export function NoNews({ query: { search, types }, onAllTypes, onClear }: NoNewsProps) {
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
      <Button variant="outline" onClick={onClear}>
        {newsCopy.clear}
      </Button>
    </div>
  );
}
