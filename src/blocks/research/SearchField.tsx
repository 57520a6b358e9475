import { useEffect, useRef, useState } from "react";
import { researchCopy } from "../../config/copy";
import { Icon } from "../../ui/Icon";
import { magnifyingGlass } from "../../ui/icons";
import * as styles from "./SearchField.module.css";

/** How long a visitor may pause between letters before the list follows, in ms. */
const TYPING_PAUSE_MS = 200;

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
  const [draft, setDraft] = useState<string | null>(null);
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; commit: () => void }>(undefined);
  const isTyping = useRef(false);
  const dropPending = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  useEffect(() => {
    // Back and Forward win over a word that is half typed.
    const followHistory = () => {
      dropPending();
      setDraft(null);
      isTyping.current = false;
    };
    window.addEventListener("popstate", followHistory);
    return () => {
      window.removeEventListener("popstate", followHistory);
      dropPending();
    };
  }, []);

  const type = (text: string) => {
    dropPending();
    setDraft(text);
    const commit = () => {
      dropPending();
      if (text.trim() === value) return;
      onSearch(text.trim(), isTyping.current);
      isTyping.current = true;
    };
    pending.current = { timer: setTimeout(commit, TYPING_PAUSE_MS), commit };
  };

  return (
    <form
      className={styles.search}
      role="search"
      aria-label={researchCopy.search}
      onSubmit={(event) => {
        event.preventDefault();
        pending.current?.commit();
      }}
    >
      <Icon path={magnifyingGlass} />
      <input
        className={styles.input}
        type="search"
        name="search"
        aria-label={researchCopy.search}
        placeholder={researchCopy.searchHint}
        autoComplete="off"
        value={draft ?? value}
        onFocus={onApproach}
        onChange={(event) => {
          type(event.target.value);
        }}
        onBlur={() => {
          pending.current?.commit();
          isTyping.current = false;
          setDraft(null);
        }}
      />
    </form>
  );
}
