import type { MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import { contactsPath, researchPath } from "../../routes/paths";
import { Button, ButtonLink } from "../../ui/Button";
import * as styles from "./SearchStatus.module.css";

export interface NoResultsProps {
  query: string;
  /** Given where the index couldn't be loaded. */
  onRetry?: (() => void) | undefined;
  onOpen: (event: MouseEvent) => void;
}

/** Why there are no results, and ways on. Of a search that finds none the status line has told already. */
export const NoResults = ({ query, onRetry, onOpen }: NoResultsProps) => (
  <div className={styles.outcome}>
    {onRetry ? (
      <p role="alert">{searchCopy.failed}</p>
    ) : (
      <>
        <p className={styles.sign} aria-hidden>
          ∅
        </p>
        <h2>{searchCopy.nothingTitle(query)}</h2>
        <p>{searchCopy.nothing}</p>
      </>
    )}
    <div className={styles.ways}>
      {onRetry && <Button onClick={onRetry}>{searchCopy.tryAgain}</Button>}
      <ButtonLink variant="outline" to={researchPath} onClick={onOpen}>
        {searchCopy.browsePapers}
      </ButtonLink>
      <ButtonLink variant="outline" to={contactsPath} onClick={onOpen}>
        {searchCopy.askPerson}
      </ButtonLink>
    </div>
  </div>
);
