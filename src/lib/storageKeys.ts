/**
 * Keys of the site's own browser storage. `src/shell/consent/storedItems.ts` states the purpose of
 * each; its type requires an entry for every key.
 */
export const storageKeys = {
  consent: "cookie-policy",
  theme: "theme",
  searchShortcut: "search-shortcut",
  contactDraft: "draft-contact",
  /** Never includes the CV. */
  applicationDraft: "draft-application",
} as const;

export type StorageKey = keyof typeof storageKeys;
