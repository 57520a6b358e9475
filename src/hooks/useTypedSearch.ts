import { useEffect, useEffectEvent, useRef, useState, type ChangeEvent } from "react";

const TYPING_PAUSE_MS = 200;

/** Debounces `onSearch`. `replace`: true if typing continues an earlier search. Blur ends it. */
export function useTypedSearch(search: string, onSearch: (text: string, replace: boolean) => void) {
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
  // Back and Forward discard a half-typed word.
  const followHistory = useEffectEvent(reset);
  useEffect(() => {
    const listener = () => followHistory();
    window.addEventListener("popstate", listener);
    return () => window.removeEventListener("popstate", listener);
  }, []);

  return {
    field: {
      value: draft ?? search,
      onChange: (event: ChangeEvent<HTMLInputElement>) => setDraft(event.target.value),
      onBlur: () => {
        submit();
        isTyping.current = false;
        setDraft(null);
      },
    },
    submit,
    reset,
    /** Returns the last submitted search, even if the address lacks it. For event handlers only. */
    latest: () => latest.current,
  };
}
