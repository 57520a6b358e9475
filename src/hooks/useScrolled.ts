import { useSyncExternalStore } from "react";

const subscribe = (onChange: () => void) => {
  window.addEventListener("scroll", onChange, { passive: true });
  return () => window.removeEventListener("scroll", onChange);
};

/** Whether the page is scrolled by at least `fromPx` CSS pixels; false before the page is hydrated. */
export const useScrolled = (fromPx: number): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY >= fromPx,
    () => false,
  );
