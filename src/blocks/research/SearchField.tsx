import { researchCopy } from "../../copy/researchCopy";
import { useTypedSearch } from "../../hooks/useTypedSearch";
import { SearchBox } from "../../ui/SearchBox";

export interface SearchFieldProps {
  /** The search of the address. */
  value: string;
  /** `replace` is true while one word is still being typed: it is one step back. */
  onSearch: (text: string, replace: boolean) => void;
  /** The field is about to be used. */
  onApproach: () => void;
}

/**
 * The search of the explorer. What is being typed is ahead of the address by a pause and is kept
 * here, so that a key press draws this field and nothing else.
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
