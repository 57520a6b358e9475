import type { MouseEvent } from "react";
import { searchCopy } from "../../copy/searchCopy";
import { contactsPath, researchPath } from "../../routes/paths";
import { Button, ButtonLink } from "../../ui/Button";
import { Note } from "../../ui/Note";
import { Nothing } from "../../ui/Nothing";

export interface NoResultsProps {
  query: string;
  /** Given where the index couldn't be loaded. */
  onRetry?: (() => void) | undefined;
  onOpen: (event: MouseEvent) => void;
}

/** Why there are no results, and ways on. Of a search that finds none the status line has told already. */
export const NoResults = ({ query, onRetry, onOpen }: NoResultsProps) => {
  const ways = (
    <>
      {onRetry && <Button onClick={onRetry}>{searchCopy.tryAgain}</Button>}
      <ButtonLink variant="outline" to={researchPath} onClick={onOpen}>
        {searchCopy.browsePapers}
      </ButtonLink>
      <ButtonLink variant="outline" to={contactsPath} onClick={onOpen}>
        {searchCopy.askPerson}
      </ButtonLink>
    </>
  );
  return onRetry ? (
    <Note actions={ways}>
      <p role="alert">{searchCopy.failed}</p>
    </Note>
  ) : (
    <Nothing title={searchCopy.nothingTitle(query)} ways={ways}>
      {searchCopy.nothing}
    </Nothing>
  );
};
