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
  const pending = useRef<{ timer: ReturnType<typeof setTimeout>; commit: () => void }>(undefined);
  const isTyping = useRef(false);
  /** Of the address, or about to be: a timer may be older than the last render. */
  const latest = useRef(search);
  const dropPending = () => {
    clearTimeout(pending.current?.timer);
    pending.current = undefined;
  };
  const reset = () => {
    dropPending();
    setDraft(null);
    isTyping.current = false;
    latest.current = search;
  };
  useEffect(() => {
    latest.current = search;
  }, [search]);
  // Back and Forward win over a word that is half typed.
  const followHistory = useEffectEvent(reset);
  useEffect(() => {
    const listener = () => followHistory();
    window.addEventListener("popstate", listener);
    return () => {
      window.removeEventListener("popstate", listener);
      dropPending();
    };
  }, []);

  const type = (text: string) => {
    dropPending();
    setDraft(text);
    const commit = () => {
      dropPending();
      const typed = text.trim();
      if (typed === latest.current) return;
      latest.current = typed;
      onSearch(typed, isTyping.current);
      isTyping.current = true;
    };
    pending.current = { timer: setTimeout(commit, TYPING_PAUSE_MS), commit };
  };
  const submit = () => pending.current?.commit();
  return {
    field: {
      value: draft ?? search,
      onChange: (event) => type(event.target.value),
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
