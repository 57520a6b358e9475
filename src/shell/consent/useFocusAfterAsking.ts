import { useEffect } from "react";

/** The parts of the page that go away with the answer. */
const ASKING = "[data-consent], dialog";

/**
 * Gives the focus back when the question about cookies goes away with the button that answered it:
 * to where it was before, otherwise to the main part. The page is not scrolled.
 */
export function useFocusAfterAsking(isAsking: boolean): void {
  useEffect(() => {
    if (!isAsking) return undefined;
    let before: Element | null = document.activeElement;
    const remember = ({ target }: FocusEvent) => {
      if (target instanceof Element && target.closest(ASKING) === null) before = target;
    };
    document.addEventListener("focusin", remember);
    return () => {
      document.removeEventListener("focusin", remember);
      const active = document.activeElement;
      if (active !== null && active !== document.body) return;
      const isLeft = before instanceof HTMLElement && before.isConnected && before !== active;
      const target = isLeft ? before : document.querySelector<HTMLElement>("main");
      if (target instanceof HTMLElement) target.focus({ preventScroll: true });
    };
  }, [isAsking]);
}
