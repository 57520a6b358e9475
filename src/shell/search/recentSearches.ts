import { RECENT_SEARCHES } from "../../config/limits";
import { storageKeys } from "../../config/storageKeys";

/** What was lately looked up on this device, latest first; nothing where storage is refused or broken. */
export function readRecentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(
      window.localStorage.getItem(storageKeys.recentSearches) ?? "[]",
    );
    return Array.isArray(kept)
      ? kept.filter((item) => typeof item === "string").slice(0, RECENT_SEARCHES)
      : [];
  } catch {
    // A list that cannot be read is no list.
    return [];
  }
}

/** Puts a search first in the list; refused or full storage keeps nothing. */
export function rememberSearch(query: string): void {
  const search = query.trim();
  if (search === "") return;
  const others = readRecentSearches().filter(
    (other) => other.toLowerCase() !== search.toLowerCase(),
  );
  try {
    window.localStorage.setItem(
      storageKeys.recentSearches,
      JSON.stringify([search, ...others].slice(0, RECENT_SEARCHES)),
    );
  } catch {
    // Refused storage is a visitor's right.
  }
}

/** Forgets the whole list. */
export function forgetSearches(): void {
  try {
    window.localStorage.removeItem(storageKeys.recentSearches);
  } catch {
    // Nothing was kept then.
  }
}
