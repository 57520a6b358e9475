import { newsCopy } from "../../copy/newsCopy";
import type { NewsQuery } from "../../routes/newsQuery";
import { Button } from "../../ui/Button";
import { Nothing } from "../../ui/Nothing";

export interface NoNewsProps {
  query: NewsQuery;
  onAllTypes: () => void;
  onClear: () => void;
}

/** In place of the list when no article is found: what was asked for, and ways to ask for less. */
export const NoNews = ({ query: { search, types }, onAllTypes, onClear }: NoNewsProps) => (
  <Nothing
    title={newsCopy.nothingTitle}
    ways={
      <>
        {search !== "" && types.length > 0 && (
          <Button onClick={onAllTypes}>{newsCopy.allTypes}</Button>
        )}
        <Button variant="outline" onClick={onClear}>
          {newsCopy.clear}
        </Button>
      </>
    }
  >
    {newsCopy.nothing(search, types.length > 0)}
  </Nothing>
);
