import { useEffect, useState } from "react";

/** How far down the page counts as scrolled, and how high the bar is, in CSS pixels. */
const SCROLLED_FROM_PX = 24;
const BAR_PX = 80;

/**
 * Whether the page is scrolled, and whether its splash hero, marked `data-splash`, has left the bar;
 * false until the page has been painted, since asking earlier would make the browser lay it out in the
 * middle of taking it over. That a page has a splash is known to the stylesheet alone (`:has`), so the
 * bar is right before any script runs.
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
