import { useEffect, useEffectEvent } from "react";

const currentFragment = (): string => {
  const raw = window.location.hash.slice(1);
  try {
    return decodeURIComponent(raw);
  } catch {
    // A fragment that isn't valid percent-encoding is compared as it is.
    return raw;
  }
};

/** Calls back with the fragment of the address on arrival and whenever it changes, unless it is empty. */
export function useFragment(onFragment: (fragment: string) => void): void {
  const tell = useEffectEvent(() => {
    const fragment = currentFragment();
    if (fragment !== "") onFragment(fragment);
  });
  useEffect(() => {
    const listener = () => tell();
    listener();
    window.addEventListener("hashchange", listener);
    return () => window.removeEventListener("hashchange", listener);
  }, []);
}
