/**
 * Keys of the site's own browser storage. `src/shell/consent/storedItems.ts` states the purpose of
 * each; its type requires an entry for every key.
 */
export const storageKeys = {
  /** Cookie: the choice about cookies. */
  consent: "cookie-policy",
  /** Local storage: the chosen colour theme. */
  theme: "theme",
  /** Local storage: `false` if the visitor disabled the search shortcut. */
  searchShortcut: "search-shortcut",
  /** Session storage: unsent contact form. */
  contactDraft: "draft-contact",
  /** Session storage: unsent application form, never the CV. */
  applicationDraft: "draft-application",
} as const;

export type StorageKey = keyof typeof storageKeys;
