/**
 * The names under which the site's own code keeps things in a browser. What each is for is said in
 * src/shell/consent/storedItems.ts, whose type demands an entry for every key.
 */
export const storageKeys = {
  /** Cookie: the choice about cookies. */
  consent: "cookie-policy",
  /** Local storage: the chosen colours. */
  theme: "theme",
  /** Local storage: `false` if the visitor turned the shortcut of the search off. */
  searchShortcut: "search-shortcut",
  /** Session storage: what was written in the contact form and not yet sent. */
  contactDraft: "draft-contact",
  /** Session storage: what was written in the application form and not yet sent; never the CV. */
  applicationDraft: "draft-application",
} as const;

export type StorageKey = keyof typeof storageKeys;
