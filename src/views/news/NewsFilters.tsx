import { newsCopy } from "../../copy/newsCopy";
import type { TypedSearch } from "../../hooks/useTypedSearch";
import { articleTypeKey } from "../../routes/newsQuery";
import { Button } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { check } from "../../ui/icons";
import { SearchBox } from "../../ui/SearchBox";
import * as styles from "./NewsFilters.module.css";

export interface NewsFiltersProps {
  search: TypedSearch;
  types: readonly string[];
  chosen: readonly string[];
  onToggle: (typeKey: string) => void;
  onApproach: () => void;
}

export function NewsFilters({
  search: { field, submit },
  types,
  chosen,
  onToggle,
  onApproach,
}: NewsFiltersProps) {
  return (
    <form
      className={`actions scripted ${styles.filters}`}
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
        onFocus={onApproach}
      />
      <div className="actions" role="group" aria-label={newsCopy.filterByType}>
        {types.map((name) => {
          const key = articleTypeKey(name);
          const isChosen = chosen.includes(key);
          return (
            <Button
              key={name}
              variant={isChosen ? "filled" : "outline"}
              aria-pressed={isChosen}
              onClick={() => {
                onToggle(key);
              }}
            >
              {isChosen && <Icon path={check} />}
              {newsCopy.typeLabel(name)}
            </Button>
          );
        })}
      </div>
    </form>
  );
}
