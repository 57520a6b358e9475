import { useLoaded } from "../../hooks/useLoaded";
import { researchCopy } from "../../copy/researchCopy";
import { explore, type AbstractIndex } from "../../lib/research/explore";
import type { PaperIndex } from "../../lib/research/paperIndex";
import {
  chosenCount,
  emptyResearchQuery,
  nothingChosen,
  type ResearchQuery,
} from "../../routes/researchQuery";
import { Button } from "../../ui/Button";
import { Nothing } from "../../ui/Nothing";

/** Few searches find nothing, so the page doesn't wait for it. */
const loadNearestQuery = () => import("../../lib/research/nearestQuery");

export interface NothingFoundProps {
  query: ResearchQuery;
  index: PaperIndex;
  abstracts: AbstractIndex | null;
  onChange: (next: ResearchQuery) => void;
}

/** Why a query finds nothing, and the nearest one that finds something, with its count. */
export function NothingFound({ query, index, abstracts, onChange }: NothingFoundProps) {
  const { search } = query;
  const unfiltered =
    search === "" ? 0 : explore(index, { search, chosen: nothingChosen }, abstracts).found.length;

  const isNeeded = search !== "" && unfiltered === 0;
  const code = useLoaded(loadNearestQuery, { isNeeded });
  const nearest =
    isNeeded && code.step === "loaded" ? code.value.nearestQuery(index, search, abstracts) : null;
  const near = nearest === null ? null : { search: nearest, chosen: nothingChosen };
  const count = near === null ? 0 : explore(index, near, abstracts).found.length;
  const reason =
    search === ""
      ? researchCopy.nothing
      : unfiltered > 0
        ? researchCopy.nothingFor(search)
        : researchCopy.nothingAnywhere(search);
  return (
    <Nothing
      title={researchCopy.nothingTitle}
      ways={
        <>
          {near !== null && count > 0 && (
            <Button
              onClick={() =>
                onChange({ ...emptyResearchQuery, order: query.order, search: near.search })
              }
            >
              {researchCopy.searchFor(near.search, count)}
            </Button>
          )}
          {unfiltered > 0 && chosenCount(query.chosen) > 0 && (
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
      {count > 0 && ` ${researchCopy.nothingNear}`}
    </Nothing>
  );
}
