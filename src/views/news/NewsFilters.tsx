import { newsCopy } from "../../copy/newsCopy";
import type { TypedSearch } from "../../hooks/useTypedSearch";
import { articleTypeKey } from "../../routes/newsQuery";
import { SearchBox } from "../../ui/SearchBox";
import * as styles from "./NewsFilters.module.css";

export interface NewsFiltersProps {
  search: TypedSearch;
  types: readonly string[];
  /** Keys of types. */
  chosen: readonly string[];
  onToggle: (typeKey: string) => void;
}

/** The search field of the news and the types to choose from. */
export function NewsFilters({
  search: { field, submit },
  types,
  chosen,
  onToggle,
}: NewsFiltersProps) {
  return (
    <form
      className={`${styles.filters} scripted`}
      role="search"
      aria-label={newsCopy.search}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchBox
        label={newsCopy.search}
        className={styles.search}
        placeholder={newsCopy.search}
        {...field}
      />
      <div className={styles.chips} role="group" aria-label={newsCopy.filterByType}>
        {types.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            aria-pressed={chosen.includes(articleTypeKey(name))}
            onClick={() => {
              onToggle(articleTypeKey(name));
            }}
          >
            {newsCopy.typeLabel(name)}
          </button>
        ))}
      </div>
    </form>
  );
}
