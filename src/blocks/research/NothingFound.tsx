import { researchCopy } from "../../copy/researchCopy";
import { explore } from "./explore";
import type { PaperIndex } from "./paperIndex";
import {
  countChosen,
  emptyResearchQuery,
  nothingChosen,
  type ResearchQuery,
} from "../../routes/researchQuery";
import { Button } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";

export interface NothingFoundProps {
  query: ResearchQuery;
  index: PaperIndex;
  searched: ReadonlySet<string> | undefined;
  onChange: (next: ResearchQuery) => void;
}

/** Explains an empty result, and shows the number of papers without filters. */
export function NothingFound({ query, index, searched, onChange }: NothingFoundProps) {
  const { search } = query;
  const unfiltered = search === "" ? 0 : explore(index, nothingChosen, searched).found.length;
  const reason =
    search === ""
      ? researchCopy.nothing
      : unfiltered > 0
        ? researchCopy.nothingFor(search)
        : researchCopy.nothingAnywhere(search);
  return (
    <EmptyState
      title={researchCopy.nothingTitle}
      ways={
        <>
          {unfiltered > 0 && countChosen(query.chosen) > 0 && (
            <Button onClick={() => onChange({ ...query, chosen: nothingChosen })}>
              {researchCopy.withoutFilters(unfiltered)}
            </Button>
          )}
          <Button
            variant="outline"
            onClick={() => onChange({ ...emptyResearchQuery, order: query.order })}
          >
            {researchCopy.clearFilters}
          </Button>
        </>
      }
    >
      {reason}
    </EmptyState>
  );
}
