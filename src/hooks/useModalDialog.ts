import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";
import { useScrollLock } from "./useScrollLock";

export interface ModalDialogOptions {
  onClose: () => void;
  closesOnEscape: boolean;
  closesOnOutsideClick: boolean;
}

/**
 * Opens a native `<dialog>` as a modal for as long as the caller is mounted, and gives the focus
 * back to where it came from. The browser makes the page behind inert. The dialog must
 * fill its own box with a child, so that a press on the element itself is one on the backdrop.
 */
export function useModalDialog({
  onClose,
  closesOnEscape,
  closesOnOutsideClick,
}: ModalDialogOptions): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  const mayEscape = useEffectEvent(() => closesOnEscape);
  const mayClickOutside = useEffectEvent(() => closesOnOutsideClick);
  useScrollLock();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-initial-focus]")?.focus();

    let pressedOutside = false;
    const events = new AbortController();
    const { signal } = events;
    // A press that begins inside, such as a selection of text, and ends outside must not close it.
    dialog.addEventListener(
      "mousedown",
      (event) => {
        pressedOutside = event.target === dialog;
      },
      { signal },
    );
    dialog.addEventListener(
      "mouseup",
      (event) => {
        if (pressedOutside && event.target === dialog && mayClickOutside()) close();
        pressedOutside = false;
      },
      { signal },
    );
    dialog.addEventListener(
      "cancel",
      (event) => {
        // A file field inside sends a `cancel` of its own.
        if (event.target !== dialog) return;
        event.preventDefault();
        if (mayEscape()) close();
      },
      { signal },
    );
    dialog.addEventListener(
      "keydown",
      (event) => {
        // Chrome lets `cancel` be refused only once; the key itself can always be.
        if (event.key === "Escape" && !mayEscape()) event.preventDefault();
      },
      { signal },
    );
    dialog.addEventListener(
      "close",
      () => {
        if (!dialog.open) close();
      },
      { signal },
    );
    return () => {
      events.abort();
      dialog.close();
      if (opener instanceof HTMLElement && document.activeElement !== opener) opener.focus();
    };
  }, []);

  return ref;
}
