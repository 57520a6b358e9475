import { useEffect, useState } from "react";
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
import * as styles from "./NothingFound.module.css";

/** A search that finds something. */
interface Suggestion {
  /** The search for which it was made. */
  search: string;
  nearest: string;
  count: number;
}

export interface NothingFoundProps {
  query: ResearchQuery;
  index: PaperIndex;
  abstracts: AbstractIndex | null;
  onChange: (next: ResearchQuery) => void;
}

/** Why a query finds nothing, and the nearest one that finds something, with its count. */
export function NothingFound({ query, index, abstracts, onChange }: NothingFoundProps) {
  const { search } = query;
  const [suggestion, setSuggestion] = useState<Suggestion | null>(null);
  const unfiltered =
    search === "" ? 0 : explore(index, { search, chosen: nothingChosen }, abstracts).found.length;

  useEffect(() => {
    if (search === "" || unfiltered > 0) return undefined;
    let isCurrent = true;
    import("../../lib/research/nearestQuery").then(
      ({ nearestQuery }) => {
        const nearest = isCurrent ? nearestQuery(index, search, abstracts) : null;
        if (nearest === null) return;
        const near = { search: nearest, chosen: nothingChosen };
        const { found } = explore(index, near, abstracts);
        if (found.length > 0) setSuggestion({ search, nearest, count: found.length });
      },
      // Without the code there is no suggestion, and the ways below still are.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [index, search, abstracts, unfiltered]);

  const near = suggestion?.search === search && unfiltered === 0 ? suggestion : null;
  const reason =
    search === ""
      ? researchCopy.nothing
      : unfiltered > 0
        ? researchCopy.nothingFor(search)
        : researchCopy.nothingAnywhere(search);
  return (
    <div className={styles.nothing}>
      <p className={styles.sign} aria-hidden>
        ∅
      </p>
      <h2>{researchCopy.nothingTitle}</h2>
      <p>
        {reason}
        {near !== null && ` ${researchCopy.nothingNear}`}
      </p>
      <div className={styles.ways}>
        {near !== null && (
          <Button
            onClick={() => {
              onChange({ ...emptyResearchQuery, order: query.order, search: near.nearest });
            }}
          >
            {researchCopy.searchFor(near.nearest, near.count)}
          </Button>
        )}
        {unfiltered > 0 && chosenCount(query.chosen) > 0 && (
          <Button
            onClick={() => {
              onChange({ ...query, chosen: nothingChosen });
            }}
          >
            {researchCopy.withoutFilters(unfiltered)}
          </Button>
        )}
        <Button
          variant="outline"
          onClick={() => {
            onChange({ ...emptyResearchQuery, order: query.order });
          }}
        >
          {researchCopy.clearFilters}
        </Button>
      </div>
    </div>
  );
}
