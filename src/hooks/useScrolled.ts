import { useEffect, useState } from "react";

/**
 * Whether the page is scrolled by at least `fromPx` CSS pixels; false until it has been painted, since
 * asking earlier would make the browser lay the page out in the middle of taking it over.
 */
export function useScrolled(fromPx: number): boolean {
  const [isScrolled, setIsScrolled] = useState(false);
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY >= fromPx);
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [fromPx]);
  return isScrolled;
}
