import { useCallback, useEffect, useRef } from "react";

/**
 * Gives a function that runs work at once, or after the click where a button is held down. The press
 * that takes the focus out of a field must not move what it aims at: an error that appeared between
 * press and release would push a tick box away from under the pointer.
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
    // A finger sends these, too, after it was lifted.
    document.addEventListener("mousedown", press, options);
    document.addEventListener("mouseup", release, options);
    return () => events.abort();
  }, []);

  return useCallback((work) => {
    if (!isPressed.current) work();
    // The click that belongs to the release comes first.
    else document.addEventListener("mouseup", () => setTimeout(work), { once: true });
  }, []);
}
