import { useEffect, useEffectEvent } from "react";
import { decodeUriComponent } from "../lib/lenientDecoding";

/** Calls `onFragment` on mount and on each `hashchange`, unless the fragment is empty. */
export function useFragment(onFragment: (fragment: string) => void): void {
  const handleChange = useEffectEvent(() => {
    const fragment = decodeUriComponent(window.location.hash.slice(1));
    if (fragment !== "") onFragment(fragment);
  });
  useEffect(() => {
    const listener = () => handleChange();
    listener();
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  }, []);
}
