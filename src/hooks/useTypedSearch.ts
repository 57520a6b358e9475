import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from "react";

/** How long a visitor may pause between letters before the address changes. */
const TYPING_PAUSE_MS = 200;

export interface TypedSearch {
  field: {
    value: string;
    onChange: (event: ChangeEvent<HTMLInputElement>) => void;
    onBlur: () => void;
  };
  /** Does not wait for the pause. */
  submit: () => void;
  /** Forgets what is typed: the field shows the search of the address. */
  reset: () => void;
  /** The search that the address shows, or is about to show. For handlers only. */
  latest: () => string;
}

/**
 * A search field that is ahead of the address by a pause, while everything else follows the address.
 * `search` is the one of the address. `replace` is true while one word is still being typed: it is one
 * step back, however many pauses it took.
 */
export function useTypedSearch(
  search: string,
  onSearch: (text: string, replace: boolean) => void,
): TypedSearch {
  const [draft, setDraft] = useState<string | null>(null);
  const isTyping = useRef(false);
  const latest = useRef(search);
  useEffect(() => {
    latest.current = search;
  }, [search]);

  const submit = () => {
    const typed = draft?.trim() ?? latest.current;
    if (typed === latest.current) return;
    latest.current = typed;
    onSearch(typed, isTyping.current);
    isTyping.current = true;
  };
  const reset = () => {
    setDraft(null);
    isTyping.current = false;
    latest.current = search;
  };
  const submitAfterPause = useEffectEvent(submit);
  useEffect(() => {
    if (draft === null) return undefined;
    const timer = setTimeout(() => submitAfterPause(), TYPING_PAUSE_MS);
    return () => clearTimeout(timer);
  }, [draft]);
  // Back and Forward win over a word that is half typed.
  const followHistory = useEffectEvent(reset);
  useEffect(() => {
    const listener = () => followHistory();
    window.addEventListener("popstate", listener);
    return () => window.removeEventListener("popstate", listener);
  }, []);

  return {
    field: {
      value: draft ?? search,
      onChange: (event) => setDraft(event.target.value),
      onBlur: () => {
        submit();
        isTyping.current = false;
        setDraft(null);
      },
    },
    submit,
    reset,
    latest: () => latest.current,
  };
}
