import { useEffect, useState } from "react";

const SCROLLED_FROM_PX = 24;
const BAR_PX = 80;

/**
 * Returns two flags: the page is scrolled, and its splash hero (`data-splash`) is above the bar.
 * Both are false until the first paint, since measuring earlier would force a layout during
 * hydration. CSS detects a splash itself (`:has`), so the bar is correct before any script runs.
 */
export function useScrollState(pathname: string) {
  const [isScrolled, setIsScrolled] = useState(false);
  const [isSplashPassed, setIsSplashPassed] = useState(false);
  useEffect(() => {
    const splash = document.querySelector("main [data-splash]");
    const look = () => {
      setIsScrolled(window.scrollY >= SCROLLED_FROM_PX);
      setIsSplashPassed(splash !== null && splash.getBoundingClientRect().bottom <= BAR_PX);
    };
    look();
    window.addEventListener("scroll", look, { passive: true });
    return () => window.removeEventListener("scroll", look);
  }, [pathname]);
  return { isScrolled, isSplashPassed };
}
