import { useCallback, useEffect, useRef } from "react";

/**
 * Returns a function that runs work at once, or after the click while a mouse button is pressed.
 * Otherwise an error that appears on blur would move the click's target. A checkbox could shift
 * away between press and release.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    const press = () => {
      isPressed.current = true;
    };
    const release = () => {
      isPressed.current = false;
    };
    // Touch input dispatches these events too, after the finger is lifted.
    document.addEventListener("mousedown", press, options);
    document.addEventListener("mouseup", release, options);
    return () => events.abort();
  }, []);

  return useCallback((work) => {
    if (!isPressed.current) work();
    // Waits for the click event that follows mouseup.
    else document.addEventListener("mouseup", () => setTimeout(work), { once: true });
  }, []);
}
