import { RECENT_SEARCHES } from "../../lib/limits";
import { storageKeys } from "../../lib/storageKeys";
import { safeStorage } from "../../lib/safeStorage";

const storage = safeStorage("localStorage");

/** Recent searches on this device, latest first. */
export function readRecentSearches(): string[] {
  const kept = storage.readJson(storageKeys.recentSearches);
  return Array.isArray(kept)
    ? kept.filter((item) => typeof item === "string").slice(0, RECENT_SEARCHES)
    : [];
}

/** Puts a search first in the list. */
export function rememberSearch(query: string): void {
  const search = query.trim();
  if (search === "") return;
  const others = readRecentSearches().filter(
    (other) => other.toLowerCase() !== search.toLowerCase(),
  );
  storage.write(
    storageKeys.recentSearches,
    JSON.stringify([search, ...others].slice(0, RECENT_SEARCHES)),
  );
}

/** Forgets the whole list. */
export const forgetSearches = (): void => storage.remove(storageKeys.recentSearches);
