import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from "react";

/**
 * Opens a native `<dialog>` as a modal while the caller is mounted, and restores the focus on
 * closing. Escape or a press outside calls `onClose`. The page behind is inert. A child must fill
 * the dialog's box, so that only presses on the backdrop have the dialog itself as target.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (dialog === null) return undefined;
    const opener = document.activeElement;
    const { style, clientWidth } = document.documentElement;
    // global.css stops the page behind from scrolling. The scroll bar's space stays, so that
    // nothing moves sideways.
    if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
    dialog.showModal();
    dialog.querySelector<HTMLElement>("[data-initial-focus]")?.focus();

    let pressedOutside = false;
    const events = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      dialog.addEventListener(type, listener, { signal: events.signal });
    // A press that starts inside, such as a text selection, must not close the dialog.
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
