import {
  useId,
  useRef,
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  type RefObject,
} from "react";
import { FigureFacts } from "../../blocks/FigureFacts/FigureFacts";
import { searchCopy } from "../../copy/searchCopy";
import { LINE_MAX_LENGTH } from "../../lib/limits";
import { useLoaded } from "../../hooks/useLoaded";
import { useModalDialog } from "../../hooks/useModalDialog";
import { getSearchNote, loadSearchIndex } from "../../hooks/loadSearchIndex";
import type { SearchIndex } from "../../lib/search/searchPages";
import type { MenuSolution } from "../../lib/menus";
import { contactsPath, researchPath, solutionPath } from "../../routes/paths";
import { Button, ButtonLink, RoundButton } from "../../ui/Button";
import { Logo, Mark } from "../../ui/Icon";
import { x } from "../../ui/icons";
import { Notice } from "../../ui/Notice";
import { EmptyState } from "../../ui/EmptyState";
import { isPlainClick, SmartLink } from "../../ui/SmartLink";
import type { HostedDialogProps } from "../dialogStore";
import { loadMenus } from "../topBar/loadMenus";
import { SearchResults } from "./SearchResults";
import { useSearch, type SearchState } from "./useSearch";
import { setShortcut, useShortcut } from "./useSearchShortcut";
import "../../styles/typedFonts.css";
import * as shell from "../shell.module.css";
import * as styles from "./SearchDialog.module.css";

/** Offers the interpretations of a query. Shows even a single interpretation, to explain it. */
function Interpretations({ answer, search, chosen, choose }: SearchState) {
  if (answer === null || answer.interpretations.length === 0) return null;
  return (
    <div className={`hint cluster ${styles.interpretations}`}>
      <span aria-hidden>{searchCopy.interpretations}</span>
      <fieldset className={shell.choices}>
        <legend className="srOnly">{searchCopy.interpretations}</legend>
        {answer.interpretations.map((one, index) => (
          <label key={one?.term ?? ""}>
            <input
              type="radio"
              name="interpretation"
              checked={index === chosen}
              onChange={() => choose(index)}
            />
            <span>
              {one ? searchCopy.interpretedAs(one.term, one.languages) : searchCopy.asTyped(search)}
            </span>
          </label>
        ))}
      </fieldset>
    </div>
  );
}

interface SearchInputProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  state: SearchState;
  listId: string;
}

function SearchInput({ fieldRef, state, listId }: SearchInputProps) {
  const { query, options, activeId, lookUp, moveBy } = state;
  const hasOptions = options.length > 0;
  const onKeyDown = (event: KeyboardEvent) => {
    // Ignore key presses of an input method editor, such as Enter on a Japanese word.
    if (event.nativeEvent.isComposing) return;
    if (!hasOptions) return;
    if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      event.preventDefault();
      moveBy(event.key === "ArrowDown" ? 1 : -1);
    } else if (event.key === "Enter" && activeId !== undefined) {
      event.preventDefault();
      document.getElementById(activeId)?.click();
    }
  };
  return (
    <input
      ref={fieldRef}
      data-initial-focus
      role="combobox"
      aria-label={searchCopy.field}
      aria-autocomplete="list"
      aria-expanded={hasOptions}
      aria-controls={hasOptions ? listId : undefined}
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
  );
}

/** Announces a search; without results in short, because the page explains more. */
function getStatus({ search, index, answer }: SearchState): ReactNode {
  if (search !== "" && index.step === "pending") return searchCopy.pending;
  if (answer === null) return null;
  const { total, facts } = answer;
  if (total === 0 && facts.length === 0)
    return <span className="srOnly">{searchCopy.nothingStatus(search)}</span>;
  return (
    <>
      <FigureFacts
        items={facts.map(({ says, about, path }) => ({
          title: says,
          description: <SmartLink to={path}>{about}</SmartLink>,
        }))}
      />
      {`${getSearchNote(search, answer)} ${searchCopy.found(search, total)}`.trim()}
    </>
  );
}

interface NoResultsProps {
  state: SearchState;
  onRetry: () => void;
  onOpen: (event: MouseEvent) => void;
}

/** Explains missing results and offers alternatives. A status line has announced them before. */
function NoResults({ state: { search, index }, onRetry, onOpen }: NoResultsProps) {
  const hasFailed = index.step === "failed";
  const retry = () => {
    if (hasFailed) index.retry();
    onRetry();
  };
  const actions = (
    <>
      {hasFailed && <Button onClick={retry}>{searchCopy.tryAgain}</Button>}
      <ButtonLink variant="outline" to={researchPath} onClick={onOpen}>
        {searchCopy.browsePapers}
      </ButtonLink>
      <ButtonLink variant="outline" to={contactsPath} onClick={onOpen}>
        {searchCopy.askPerson}
      </ButtonLink>
    </>
  );
  return hasFailed ? (
    <Notice actions={actions}>
      <p role="alert">{searchCopy.failed}</p>
    </Notice>
  ) : (
    <EmptyState title={searchCopy.nothingTitle(search)} actions={actions}>
      {searchCopy.nothing}
    </EmptyState>
  );
}

/** Switches the single-character shortcut on or off (WCAG 2.1.4). */
export const ShortcutSwitch = () => (
  <label className={styles.shortcut}>
    <input
      type="checkbox"
      checked={useShortcut()}
      onChange={({ target }) => setShortcut(target.checked)}
    />
    {searchCopy.shortcut}
  </label>
);

interface SearchStartProps {
  solutions: readonly MenuSolution[];
  onOpen: (event: MouseEvent) => void;
}

function SearchStart({ solutions, onOpen }: SearchStartProps) {
  const id = useId();
  if (solutions.length === 0) return null;
  return (
    <nav className={styles.start} aria-labelledby={id}>
      <h2 id={id}>{searchCopy.start}</h2>
      <ul className="links">
        {solutions.map((solution) => (
          <li key={solution.id}>
            <SmartLink to={solutionPath(solution.id)} onClick={onOpen}>
              <Mark
                {...solution.mark}
                senseNumber={solution.senseNumber}
                className={styles.sense}
              />
              {solution.title}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * Search over all pages: a combobox with a grouped listbox (WAI-ARIA Authoring Practices). The
 * query never leaves the browser.
 */
export function SearchDialog({
  onClose,
  text = "",
  load = loadSearchIndex,
}: HostedDialogProps & { load?: () => Promise<SearchIndex> }) {
  const listId = useId();
  const field = useRef<HTMLInputElement>(null);
  const menus = useLoaded(loadMenus);
  const state = useSearch(load, listId, text);
  const { search, index, answer } = state;
  const ref = useModalDialog(onClose);
  const marks = menus.step === "loaded" ? menus.value : { solutions: [], products: [] };

  const focusField = () => field.current?.focus();
  // A click that opens a new tab keeps the dialog open.
  const leave = (event: MouseEvent) => {
    if (isPlainClick(event)) onClose();
  };

  return (
    <dialog ref={ref} className={`sheet ${styles.dialog}`} aria-label={searchCopy.title}>
      <div className={styles.body}>
        <div className="page">
          <div className={styles.field}>
            <Logo className={styles.mark} />
            <SearchInput fieldRef={field} state={state} listId={listId} />
            <RoundButton label={searchCopy.close} iconPath={x} onClick={onClose} />
          </div>
          <Interpretations {...state} />
          <div className={`hint ${styles.count}`} role="status">
            {getStatus(state)}
          </div>
          {search === "" && (
            <>
              <SearchStart solutions={marks.solutions} onOpen={leave} />
              <ShortcutSwitch />
            </>
          )}
          {search !== "" && (index.step === "failed" || answer?.total === 0) && (
            <NoResults state={state} onRetry={focusField} onOpen={leave} />
          )}
          {state.options.length > 0 && (
            <SearchResults
              id={listId}
              groups={state.groups}
              activeId={state.activeId}
              marks={marks}
              onShowAll={(kind) => {
                state.showAll(kind);
                focusField();
              }}
              onOpen={leave}
            />
          )}
        </div>
      </div>
    </dialog>
  );
}
