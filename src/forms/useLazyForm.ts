import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { flushSync } from "react-dom";
import { nothingTyped, readTyped, type TypedFields } from "./fieldMap";
import { useTypedDraft, type DraftPlace } from "./useTypedDraft";

/** Where the focus was in the plain form, to be put back there. */
interface FocusedField {
  /** Null for the form itself, or for what has no name in it. */
  name: string | null;
  selection: readonly [number, number] | null;
}

export interface LazyForm<Live> {
  /** Put it on the element round the form. */
  rootRef: RefObject<HTMLDivElement | null>;
  /** What `load` brought; null while the plain form is shown. */
  live: Live | null;
  /** What the visitor had done to the plain form by then. */
  typed: TypedFields;
  /** The code could not be fetched; the next touch of the form tries again. */
  hasFailed: boolean;
}

interface LazyState<Live> {
  live: Live | null;
  typed: TypedFields;
  focused: FocusedField | null;
  hasFailed: boolean;
}

/** How far from the screen a form may be when its code is fetched. */
const NEAR = "50% 0px";
const BUSY_CHECK_MS = 50;

const isTextField = (field: Element | null): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement;

const isSelect = (field: Element | null): boolean => field instanceof HTMLSelectElement;

function readFocus(root: HTMLElement): FocusedField | null {
  const active = document.activeElement;
  if (active === null || !root.contains(active)) return null;
  const isText = isTextField(active) && active.selectionStart !== null;
  return {
    name: active.getAttribute("name"),
    selection: isText ? [active.selectionStart ?? 0, active.selectionEnd ?? 0] : null,
  };
}

function putFocus(root: HTMLElement, { name, selection }: FocusedField): void {
  const field = root.querySelector<HTMLElement>(
    name === null ? "form" : `[name="${CSS.escape(name)}"]`,
  );
  field?.focus({ preventScroll: true });
  if (selection !== null && isTextField(field)) field.setSelectionRange(...selection);
}

/**
 * Watches for what the change would break off: a key sequence being composed, a button held down, a
 * file or an option being chosen. Gives a function that runs work as soon as none of it goes on, and
 * never after `signal` is aborted.
 */
function watchBusy(root: HTMLElement, signal: AbortSignal): (run: () => void) => void {
  let isBusy = false;
  let rest: ReturnType<typeof setTimeout> | undefined;
  const setBusy = () => {
    clearTimeout(rest);
    isBusy = true;
  };
  const setIdle = () => {
    // The click that follows a release still belongs to the plain form.
    clearTimeout(rest);
    rest = setTimeout(() => {
      isBusy = false;
    });
  };
  const setBusyByChooser = ({ target }: Event) => {
    if (target instanceof HTMLInputElement && target.type === "file") setBusy();
  };
  const whenIdle = (run: () => void) => {
    if (signal.aborted) return;
    const isChoosing = root.contains(document.activeElement) && isSelect(document.activeElement);
    if (isBusy || isChoosing) setTimeout(() => whenIdle(run), BUSY_CHECK_MS);
    else run();
  };
  root.addEventListener("compositionstart", setBusy, { signal });
  root.addEventListener("compositionend", setIdle, { signal });
  root.addEventListener("pointerdown", setBusy, { signal });
  // The browser's window for files answers to the field from which it was opened.
  root.addEventListener("click", setBusyByChooser, { signal });
  root.addEventListener("change", setIdle, { signal });
  root.addEventListener("cancel", setIdle, { signal, capture: true });
  window.addEventListener("pointerup", setIdle, { signal });
  window.addEventListener("pointercancel", setIdle, { signal });
  return whenIdle;
}

/** Calls `begin` whenever the form comes near the screen or is touched; at once if focused. */
function watchApproach(root: HTMLElement, signal: AbortSignal, begin: () => void): void {
  root.addEventListener("focusin", begin, { signal });
  root.addEventListener("pointerover", begin, { signal });
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) begin();
    },
    { rootMargin: NEAR },
  );
  observer.observe(root);
  signal.addEventListener("abort", () => observer.disconnect());
  if (root.contains(document.activeElement)) begin();
}

/**
 * Brings a form to life when it is near the screen or touched for the first time, so that its code
 * is in no page's first load. Until then the page shows the same fields without code; what was
 * typed, ticked or chosen in them, and the focus, go over to the living form. The change waits
 * while a key sequence is being composed, a button is held down, or a file or an option is chosen.
 * If the code cannot be fetched, what is typed is kept as the form's draft, from which the living
 * form begins after a reload.
 */
export function useLazyForm<Live extends object>(
  load: () => Promise<Live>,
  draft?: DraftPlace,
): LazyForm<Live> {
  const rootRef = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<LazyState<Live>>({
    live: null,
    typed: nothingTyped,
    focused: null,
    hasFailed: false,
  });
  const { live, focused, hasFailed } = state;
  useTypedDraft(rootRef, draft, hasFailed && live === null);

  useEffect(() => {
    const root = rootRef.current;
    if (root === null || live !== null) return undefined;
    const events = new AbortController();
    const { signal } = events;
    const whenIdle = watchBusy(root, signal);
    let isLoading = false;
    const bring = (loaded: Live) => {
      // At once, so that no key is struck between the reading and the change.
      flushSync(() =>
        setState({
          live: loaded,
          typed: readTyped(root),
          focused: readFocus(root),
          hasFailed: false,
        }),
      );
    };
    const begin = () => {
      if (isLoading) return;
      isLoading = true;
      load().then(
        (loaded) => {
          // A task for running the code that has come, another for the form made by it.
          setTimeout(() => whenIdle(() => bring(loaded)));
        },
        () => {
          isLoading = false;
          if (!signal.aborted) setState((old) => ({ ...old, hasFailed: true }));
        },
      );
    };
    watchApproach(root, signal, begin);
    return () => events.abort();
  }, [load, live]);

  useLayoutEffect(() => {
    if (live !== null && focused !== null && rootRef.current !== null) {
      putFocus(rootRef.current, focused);
    }
  }, [live, focused]);

  return { rootRef, live, typed: state.typed, hasFailed };
}
