import { useLayoutEffect } from "react";

let locks = 0;

/**
 * Keeps the page behind a layer from scrolling while the caller is mounted. The scroll bar's room
 * stays, so nothing moves sideways. Several layers may hold it at once.
 */
export function useScrollLock(): void {
  useLayoutEffect(() => {
    const { style, clientWidth } = document.documentElement;
    locks += 1;
    if (locks === 1) {
      if (window.innerWidth > clientWidth) style.scrollbarGutter = "stable";
      style.overflow = "hidden";
    }
    return () => {
      locks -= 1;
      if (locks > 0) return;
      style.overflow = "";
      style.scrollbarGutter = "";
    };
  }, []);
}
