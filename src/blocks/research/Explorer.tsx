import { Suspense, useId, useRef, useState } from "react";
import { listSearchCopy } from "../../copy/blockCopy";
import { researchCopy } from "../../copy/researchCopy";
import { useHydrated } from "../../hooks/useHydrated";
import { useTypedSearch } from "../../hooks/useTypedSearch";
import {
  countChosen,
  emptyResearchQuery,
  FACETS,
  isFiltered,
  nothingChosen,
  type ResearchQuery,
  toggleValue,
} from "../../routes/researchQuery";
import { Button, TextButton } from "../../ui/Button";
import { EmptyState } from "../../ui/EmptyState";
import { Icon } from "../../ui/Icon";
import { funnelSimple, x } from "../../ui/icons";
import { SearchBox } from "../../ui/SearchBox";
import { Facet } from "./Facet";
import { explore, type PaperIndex } from "./paperIndex";
import { PaperResults } from "./PaperResults";
import type { ExplorerState } from "./useExplorer";
import * as styles from "./Explorer.module.css";

interface SearchFieldProps {
  value: string;
  /** `replace` is true if typing continues an earlier search, which needs no new history entry. */
  onSearch: (text: string, replace: boolean) => void;
  onFocus: () => void;
}

/** Search field with local state for the text, so that a key press re-renders only the field. */
function SearchField({ value, onSearch, onFocus }: SearchFieldProps) {
  const { field, submit } = useTypedSearch(value, onSearch);
  return (
    <form
      role="search"
      aria-label={researchCopy.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchBox
        label={researchCopy.search}
        placeholder={researchCopy.searchHint}
        {...field}
        onFocus={onFocus}
      />
    </form>
  );
}

interface ListProps {
  query: ResearchQuery;
  index: PaperIndex;
  onChange: (next: ResearchQuery) => void;
}

/** Lists the active filters with buttons to remove them; renders nothing without filters. */
function ActiveFilters({ query, index: { values }, onChange }: ListProps) {
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
    <ul className={`scripted cluster ${styles.filters}`} aria-label={researchCopy.activeFilters}>
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

/** Explains an empty result, and offers the search without filters if that finds papers. */
function NothingFound({
  query,
  index,
  searched,
  onChange,
}: ListProps & { searched: ReadonlySet<string> | undefined }) {
  const { search } = query;
  const unfiltered = search === "" ? 0 : explore(index, nothingChosen, searched).found.length;
  const explain = unfiltered > 0 ? researchCopy.nothingFor : researchCopy.nothingAnywhere;
  return (
    <EmptyState
      title={researchCopy.nothingTitle}
      actions={
        <>
          {unfiltered > 0 && (
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
      {search === "" ? researchCopy.nothing : explain(search)}
    </EmptyState>
  );
}

export const PAPERS_ID = "papers";

interface ExplorerProps {
  explorer: ExplorerState;
  limit?: number | undefined;
}

/** The papers with search, facets and order; without JavaScript, only the list. */
export function Explorer({ explorer, limit }: ExplorerProps) {
  const { papers, index, query, go, found, counts, searched, label } = explorer;
  const [isOpen, setIsOpen] = useState(false);
  const panelId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const isHydrated = useHydrated();
  const [startsWithQuery] = useState(() => "window" in globalThis && window.location.search !== "");

  /** Focuses the list's heading, because the pressed button disappears with its filter. */
  const goToList = (next: ResearchQuery) => {
    go(next);
    heading.current?.focus();
  };
  return (
    <div className={`columns ${styles.explorer}`}>
      <div className={`scripted screenOnly ${styles.side}`}>
        <SearchField
          value={query.search}
          onFocus={searched.prefetch}
          onSearch={(search, replace) => go({ ...query, search }, replace)}
        />
        <Button
          variant="outline"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={panelId}
          onClick={() => setIsOpen(!isOpen)}
        >
          <Icon path={funnelSimple} />
          {researchCopy.filters(countChosen(query.chosen))}
        </Button>
        <Suspense fallback={null}>
          <form
            // Remounts the form if the page starts with a query; moving its rows would be a layout shift.
            key={String(isHydrated && startsWithQuery)}
            id={panelId}
            className={isOpen ? undefined : styles.closed}
            aria-label={researchCopy.filterPapers}
            onSubmit={(event) => event.preventDefault()}
          >
            {FACETS.map((facet) => (
              <Facet
                key={facet}
                name={facet}
                values={index.values[facet]}
                counts={counts[facet]}
                chosen={query.chosen[facet]}
                onToggle={(key) => go(toggleValue(query, facet, key))}
              />
            ))}
          </form>
        </Suspense>
      </div>
      <div>
        {searched.isPending && <p role="status">{listSearchCopy.pending}</p>}
        <div className="awaiting" style={searched.style}>
          <ActiveFilters query={query} index={index} onChange={goToList} />
          <h2 id={PAPERS_ID} className={`srOnly ${styles.start}`} ref={heading} tabIndex={-1}>
            {researchCopy.papers}
          </h2>
          <PaperResults
            papers={found}
            limit={limit}
            shown={query.shown}
            onShowMore={(shown) => go({ ...query, shown }, true)}
            hint={papers.some((paper) => paper.note) && researchCopy.summaries}
            label={label}
            order={query.order}
            onOrder={(order) => go({ ...query, order })}
            nothing={
              <NothingFound
                query={query}
                index={index}
                searched={searched.found}
                onChange={goToList}
              />
            }
          />
        </div>
      </div>
    </div>
  );
}
