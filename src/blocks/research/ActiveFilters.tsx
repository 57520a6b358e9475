import { researchCopy } from "../../copy/researchCopy";
import type { FacetValue } from "./paperIndex";
import {
  emptyResearchQuery,
  FACETS,
  isFiltered,
  toggleValue,
  type FacetName,
  type ResearchQuery,
} from "../../routes/researchQuery";
import { TextButton } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { x } from "../../ui/icons";
import * as styles from "./ActiveFilters.module.css";

export interface ActiveFiltersProps {
  query: ResearchQuery;
  values: Readonly<Record<FacetName, readonly FacetValue[]>>;
  onChange: (next: ResearchQuery) => void;
}

/** Lists the active filters with buttons to remove them; renders nothing without filters. */
export function ActiveFilters({ query, values, onChange }: ActiveFiltersProps) {
  if (!isFiltered(query)) return null;
  const filters = [
    {
      id: "search",
      kind: researchCopy.searchFilter,
      label: query.search,
      without: { ...query, search: "" },
    },
    ...FACETS.flatMap((facet) =>
      query.chosen[facet].map((key) => ({
        id: `${facet} ${key}`,
        kind: researchCopy.facets[facet],
        label: values[facet].find((value) => value.key === key)?.label ?? key,
        without: toggleValue(query, facet, key),
      })),
    ),
  ].filter(({ label }) => label !== "");
  return (
    <ul className={`scripted ${styles.filters}`} aria-label={researchCopy.activeFilters}>
      {filters.map(({ id, kind, label, without }) => (
        <li key={id}>
          <button
            type="button"
            className={`printed ${styles.chip}`}
            onClick={() => onChange(without)}
          >
            <span className="srOnly">{researchCopy.removeFilter}</span>
            <small>{kind}</small> {label} <Icon path={x} />
          </button>
        </li>
      ))}
      <li>
        <TextButton onClick={() => onChange({ ...emptyResearchQuery, order: query.order })}>
          {researchCopy.clearAll}
        </TextButton>
      </li>
    </ul>
  );
}
