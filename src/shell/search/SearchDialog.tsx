import {
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
} from "react";
import { searchCopy } from "../../config/copy/searchCopy";
import { LINE_MAX_LENGTH } from "../../config/limits";
import { useLoaded } from "../../hooks/useLoaded";
import { useModalDialog } from "../../hooks/useModalDialog";
import { loadSearchIndex } from "../../lib/search/loadSearchIndex";
import type { SearchKind } from "../../lib/search/searchDocument";
import { searchPages, type PreparedSearch } from "../../lib/search/searchPages";
import { emptyMenus } from "../../lib/menus";
import { RoundButton } from "../../ui/Button";
import { x } from "../../ui/icons/x";
import { Logo } from "../../ui/Mark";
import { isPlainClick } from "../../ui/SmartLink";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { HostedDialogProps } from "../DialogHosts";
import { loadMenus } from "../loadMenus";
import { forgetSearches, readRecentSearches, rememberSearch } from "./recentSearches";
import { resultGroups, type ResultGroup } from "./resultOptions";
import { NothingFound, SearchFailed } from "./SearchOutcome";
import { SearchResults } from "./SearchResults";
import { SearchStart } from "./SearchStart";
import * as styles from "./SearchDialog.module.css";

export interface SearchDialogProps extends HostedDialogProps {
  /** Fetches the index; asked when the dialog opens and not before. */
  load?: () => Promise<PreparedSearch>;
}

const nothingOpened: ReadonlySet<SearchKind> = new Set();
const noGroups: readonly ResultGroup[] = [];

/** The keys that work here, for the eye: the field's role tells a screen reader. */
const Keys = () => (
  <p className={styles.keys} aria-hidden>
    <span>
      <kbd>↑</kbd>
      <kbd>↓</kbd> {searchCopy.keys.choose}
    </span>
    <span>
      <kbd>Enter</kbd> {searchCopy.keys.open}
    </span>
    <span>
      <kbd>Esc</kbd> {searchCopy.keys.close}
    </span>
    <span>
      <kbd>/</kbd> {searchCopy.keys.anywhere}
    </span>
  </p>
);

/**
 * The search over all pages, from the top edge of the window: a combobox with a grouped listbox
 * (WAI-ARIA Authoring Practices). The focus stays in the field; arrows choose, Enter opens, Escape
 * closes and gives the focus back. What is typed never leaves the browser.
 */
export function SearchDialog({ onClose, load = loadSearchIndex }: SearchDialogProps) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [active, setActive] = useState(0);
  const [opened, setOpened] = useState(nothingOpened);
  const [recent, setRecent] = useState(readRecentSearches);
  const menus = useLoaded(loadMenus);
  const indexState = useLoaded(load);
  const ref = useModalDialog({ onClose, closesOnEscape: true, closesOnOutsideClick: true });

  const search = query.trim();
  const index = indexState.step === "loaded" ? indexState.value : null;
  const answer = useMemo(
    () => (index === null || search === "" ? null : searchPages(index, search)),
    [index, search],
  );
  const groups = useMemo(
    () => (answer === null ? noGroups : resultGroups(answer, search, opened, listId)),
    [answer, search, opened, listId],
  );
  const options = groups.flatMap((group) => group.options);
  const activeId = options[active]?.id;
  const marks = menus.step === "loaded" ? menus.value : emptyMenus;

  useEffect(() => {
    if (activeId === undefined) return;
    document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  const lookUp = (text: string) => {
    setQuery(text);
    setActive(0);
    setOpened(nothingOpened);
  };
  const lookUpFromBelow = (text: string) => {
    lookUp(text);
    field.current?.focus();
  };
  // A click for a new tab leaves the search where it is.
  const leave = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose();
  };
  const openResult = (event: MouseEvent) => {
    rememberSearch(search);
    leave(event);
  };

  const onKeyDown = (event: KeyboardEvent) => {
    // Keys that belong to an input method, such as Enter on a Japanese word, are not ours.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") {
      // A search field would first be emptied by the browser.
      event.preventDefault();
      onClose();
      return;
    }
    if (options.length === 0) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : options.length - 1;
      setActive((active + step) % options.length);
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };

  let status: ReactNode = null;
  if (search !== "" && indexState.step === "pending") status = searchCopy.pending;
  else if (answer !== null && answer.total === 0)
    status = <VisuallyHidden>{searchCopy.nothingStatus(search)}</VisuallyHidden>;
  else if (answer !== null)
    status = answer.forgives
      ? searchCopy.foundNear(search, answer.total)
      : searchCopy.found(search, answer.total);

  return (
    <dialog ref={ref} className={styles.dialog} aria-label={searchCopy.title}>
      <div className={styles.body}>
        <div className="page">
          <div className={styles.field}>
            <Logo className={styles.mark} />
            <input
              ref={field}
              data-initial-focus
              type="search"
              role="combobox"
              aria-label={searchCopy.field}
              aria-autocomplete="list"
              aria-expanded={options.length > 0}
              aria-controls={options.length > 0 ? listId : undefined}
              aria-activedescendant={activeId}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              enterKeyHint="go"
              maxLength={LINE_MAX_LENGTH}
              placeholder={searchCopy.placeholder}
              value={query}
              onChange={(event) => lookUp(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <RoundButton label={searchCopy.close} iconPath={x} onClick={onClose} />
          </div>
          <p className={styles.count} role="status">
            {status}
          </p>
          {search === "" && (
            <SearchStart
              solutions={marks.solutions}
              recent={recent}
              onOpen={leave}
              onSearch={lookUpFromBelow}
              onForget={() => {
                forgetSearches();
                setRecent([]);
                field.current?.focus();
              }}
            />
          )}
          {search !== "" && indexState.step === "failed" && (
            <SearchFailed
              onRetry={() => {
                indexState.retry();
                field.current?.focus();
              }}
              onOpen={leave}
            />
          )}
          {answer !== null && answer.total === 0 && (
            <NothingFound
              query={search}
              suggestion={answer.suggestion}
              onSearch={lookUpFromBelow}
              onOpen={leave}
            />
          )}
          {options.length > 0 && (
            <SearchResults
              id={listId}
              groups={groups}
              activeId={activeId}
              marks={marks}
              onShowAll={(kind) => {
                setOpened(new Set([...opened, kind]));
                field.current?.focus();
              }}
              onOpen={openResult}
            />
          )}
          <Keys />
        </div>
      </div>
    </dialog>
  );
}
