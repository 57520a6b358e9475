/** Names of the site's cookie and storage items; `StorageTable.tsx` states their purposes. */
export const storageKeys = {
  consent: "cookie-policy",
  theme: "theme",
  searchShortcut: "search-shortcut",
  contactDraft: "draft-contact",
  /** Never includes the CV. */
  applicationDraft: "draft-application",
} as const;

export type StorageKey = (typeof storageKeys)[keyof typeof storageKeys];

/** Wraps browser storage. If it's blocked, reads return undefined, and writes do nothing. */
export const safeStorage = (kind: "localStorage" | "sessionStorage") => {
  const attempt = <Result>(work: (storage: Storage) => Result): Result | undefined => {
    try {
      return work(window[kind]);
    } catch {
      return undefined;
    }
  };
  return {
    readJson: (key: string): unknown =>
      attempt((storage): unknown => {
        const text = storage.getItem(key);
        return text === null ? undefined : JSON.parse(text);
      }),
    write: (key: string, text: string) => attempt((storage) => storage.setItem(key, text)),
    remove: (key: string) => attempt((storage) => storage.removeItem(key)),
  };
};

/** Returns a cookie's value, without decoding it; undefined if the Cookie header lacks it. */
export const readCookie = (cookies: string, name: string): string | undefined =>
  cookies
    .split(/;\s*/)
    .find((cookie) => cookie.startsWith(`${name}=`))
    ?.slice(name.length + 1);
