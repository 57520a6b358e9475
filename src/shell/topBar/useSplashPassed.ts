import { useEffect, useState } from "react";

/**
 * Whether the page's splash hero, marked `data-splash`, has left the bar. That the page has
 * one is known to the stylesheet alone (`:has`), so the bar is right before any script runs.
 */
export function useSplashPassed(pathname: string): boolean {
  const [isPassed, setIsPassed] = useState(false);
  useEffect(() => {
    const splash = document.querySelector("main [data-splash]");
    if (splash === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      const entry = entries.at(-1);
      if (entry !== undefined) setIsPassed(!entry.isIntersecting);
    }, SPLASH_OBSERVER);
    observer.observe(splash);
    return () => {
      observer.disconnect();
      setIsPassed(false);
    };
  }, [pathname]);
  return isPassed;
}

/** The strip under the bar: the bar's height from the top, the rest of the window left out. */
const SPLASH_OBSERVER: IntersectionObserverInit = { rootMargin: "-80px 0px 0px 0px" };
