import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Opens a native `<dialog>` as a modal for as long as the caller is mounted, and gives the focus
 * back to where it came from. Escape and a press outside close it. The browser makes the page behind
 * inert. The dialog must fill its own box with a child, so that a press on the element itself is one
 * on the backdrop.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    const { style, clientWidth } = document.documentElement;
    // The page behind doesn't scroll; the room of its scroll bar stays, so that nothing moves sideways.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-initial-focus]")?.focus();

    let pressedOutside = false;
    const events = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      dialog.addEventListener(type, listener, { signal: events.signal });
    // A press that begins inside, such as a selection of text, and ends outside must not close it.
    on("mousedown", ({ target }) => {
      pressedOutside = target === dialog;
    });
    on("mouseup", ({ target }) => {
      if (pressedOutside && target === dialog) close();
      pressedOutside = false;
    });
    on("close", () => {
      if (!dialog.open) close();
    });
    return () => {
      events.abort();
      style.scrollbarGutter = "";
      dialog.close();
      if (opener instanceof HTMLElement && document.activeElement !== opener) opener.focus();
    };
  }, []);

  return ref;
}
