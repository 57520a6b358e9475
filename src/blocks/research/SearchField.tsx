import { researchCopy } from "../../copy/researchCopy";
import { useTypedSearch } from "../../hooks/useTypedSearch";
import { SearchBox } from "../../ui/SearchBox";

export interface SearchFieldProps {
  value: string;
  /** `replace` is true while the visitor types, so that one search is one history entry. */
  onSearch: (text: string, replace: boolean) => void;
  onApproach: () => void;
}

/**
 * Keeps the typed text and debounces the address, so that a key press re-renders only this field.
 */
export function SearchField({ value, onSearch, onApproach }: SearchFieldProps) {
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
        onFocus={onApproach}
      />
    </form>
  );
}
