import type { MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import { contactsPath, newsPath, researchPath } from "../../routes/paths";
import { Button, ButtonLink, TextButton } from "../../ui/Button";
import * as styles from "./SearchStatus.module.css";

export interface NothingFoundProps {
  query: string;
  /** A search near this one that finds something. */
  suggestion: string | null;
  onSearch: (query: string) => void;
  onOpen: (event: MouseEvent) => void;
}

/** Nothing was found: why, one suggestion, two ways on. The status line has said so already. */
export function NothingFound({ query, suggestion, onSearch, onOpen }: NothingFoundProps) {
  return (
    <div className={styles.outcome}>
      <p className={styles.sign} aria-hidden>
        ∅
      </p>
      <h2>{searchCopy.nothingTitle(query)}</h2>
      <p>
        {searchCopy.nothing}
        {suggestion !== null && (
          <>
            {` ${searchCopy.suggestion} `}
            <TextButton onClick={() => onSearch(suggestion)}>{suggestion}</TextButton>?
          </>
        )}
      </p>
      <div className={styles.ways}>
        <ButtonLink variant="outline" to={researchPath} onClick={onOpen}>
          {searchCopy.browsePapers}
        </ButtonLink>
        <ButtonLink variant="outline" to={contactsPath} onClick={onOpen}>
          {searchCopy.askPerson}
        </ButtonLink>
      </div>
    </div>
  );
}

/** The index couldn't be loaded: says so once, with another try and two pages that list much. */
export function SearchFailed({
  onRetry,
  onOpen,
}: {
  onRetry: () => void;
  onOpen: (event: MouseEvent) => void;
}) {
  return (
    <div className={styles.outcome}>
      <p role="alert">{searchCopy.failed}</p>
      <div className={styles.ways}>
        <Button onClick={onRetry}>{searchCopy.tryAgain}</Button>
        <ButtonLink variant="outline" to={researchPath} onClick={onOpen}>
          {searchCopy.browsePapers}
        </ButtonLink>
        <ButtonLink variant="outline" to={newsPath} onClick={onOpen}>
          {searchCopy.news}
        </ButtonLink>
      </div>
    </div>
  );
}
