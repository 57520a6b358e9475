import { useCallback, useEffect, useRef } from "react";

const PRESSES = ["pointerdown", "mousedown"] as const;
/** A finger sends its mouse events after it was lifted, so their end counts as well. */
const RELEASES = ["pointerup", "pointercancel", "mouseup"] as const;

/**
 * Gives a function that runs work at once, or after the click where a button is held down. The press
 * that takes the focus out of a field must not move what it aims at: an error that appeared between
 * press and release would push a tick box away from under the pointer.
 */
export function useAfterPress(): (work: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    const events = new AbortController();
    const options = { capture: true, signal: events.signal };
    let rest: ReturnType<typeof setTimeout> | undefined;
    const press = () => {
      clearTimeout(rest);
      isPressed.current = true;
    };
    const release = () => {
      clearTimeout(rest);
      // The click that belongs to the release comes first.
      rest = setTimeout(() => {
        isPressed.current = false;
        for (const work of waiting.current.splice(0)) work();
      });
    };
    for (const type of PRESSES) document.addEventListener(type, press, options);
    for (const type of RELEASES) document.addEventListener(type, release, options);
    return () => {
      events.abort();
      clearTimeout(rest);
    };
  }, []);

  return useCallback((work) => {
    if (isPressed.current) waiting.current.push(work);
    else work();
  }, []);
}
